//! What somebody at a shared table may ask for besides actions, as they type it.

use gantry_host::shared::times;
use gantry_kernel::{Phrase, Seat, Viewer};
use gantry_wire::{ChairPlan, ChatLine, ClientMessage, Detail};

use super::follower::{Follower, TableState};
use crate::voice::Voice;

/// A request, with what was typed behind its first word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Says something to everybody.
    Say(String),
    /// Takes back the last step, or asks the others for it.
    TakeBack,
    /// Agrees to what somebody asks, or refuses.
    Respond(bool),
    /// Asks everybody to stop without a result.
    Abandon,
    /// Gives up; only if it is confirmed.
    Resign(bool),
    /// Plays again instead of a bot.
    Return,
    /// The same players again.
    Rematch,
    /// Shows who is there and the clocks.
    Clocks,
    /// Hides what somebody says in the chat, or shows it again.
    Mute(String, bool),
    /// Reports the last line that somebody said, and why.
    Report(String),
    /// Shows the table from another seat.
    LookAs(String),
    /// Writes the record to a file.
    Save(String),
    /// Sits down, or comes to the screen.
    Sit(String),
    /// Leaves the seat before the deal.
    StandUp,
    /// Puts a bot at a seat.
    Bot(String),
    /// Frees a seat for a person.
    Free(String),
    /// Deals the cards.
    Begin,
}

/// The requests and the message that explains each, in the order of `help`.
pub const HELP: &[(&str, &str)] = &[
    ("say TEXT", "help-say"),
    ("back", "help-back"),
    ("yes, no", "help-respond"),
    ("clocks", "help-clocks"),
    ("resign", "help-resign"),
    ("abandon", "help-abandon"),
    ("return", "help-return"),
    ("rematch", "help-rematch"),
    ("as SEAT", "help-as"),
    ("save FILE", "help-save-record"),
    ("mute WHO", "help-mute"),
    ("report WHO WHY", "help-report"),
    ("sit, stand", "help-sit"),
    ("bot SEAT NAME", "help-bot"),
    ("begin", "help-begin"),
];

/// What happens when somebody is away, for the help.
pub fn help_away(voice: &Voice) -> String {
    let seconds = |ms: u64| usize::try_from(ms / 1000).unwrap_or(usize::MAX);
    let phrase = Phrase::new("help-away")
        .with("seconds", seconds(times::AWAY_RACE_MS))
        .with("minutes", seconds(times::IDLE_RACE_MS) / 60)
        .with("hours", seconds(times::AWAY_RELAXED_MS) / 3600);
    voice.say(&phrase)
}

impl Request {
    /// The request that a line is; `None` if it is none.
    pub fn read(line: &str) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let text = || rest.to_owned();
        Some(match (word.to_lowercase().as_str(), rest.to_lowercase().as_str()) {
            ("say", _) => Self::Say(text()),
            ("back" | "undo", "") | ("take", "back") => Self::TakeBack,
            ("yes" | "agree", "") => Self::Respond(true),
            ("no" | "refuse", "") => Self::Respond(false),
            ("abandon", "") => Self::Abandon,
            ("resign", "") => Self::Resign(false),
            ("resign", "now") => Self::Resign(true),
            ("return", "") => Self::Return,
            ("rematch", "") => Self::Rematch,
            ("clocks" | "who", "") => Self::Clocks,
            ("mute", _) => Self::Mute(text(), true),
            ("unmute", _) => Self::Mute(text(), false),
            ("report", _) => Self::Report(text()),
            ("as", _) => Self::LookAs(text()),
            ("save", _) => Self::Save(text()),
            ("sit", _) => Self::Sit(text()),
            ("stand", "" | "up") => Self::StandUp,
            ("bot", _) => Self::Bot(text()),
            ("free", _) => Self::Free(text()),
            ("begin", "") => Self::Begin,
            _ => return None,
        })
    }

    /// What to send for it; `Ok(None)` if the client does it alone, otherwise why it makes no sense
    /// here.
    ///
    /// # Errors
    /// If something is missing or cannot be meant.
    pub fn message(&self, table: &Follower, salt: &str) -> Result<Option<ClientMessage>, Phrase> {
        let own = table.own().lowest();
        let own = || own.ok_or_else(|| Phrase::new("request-no-seat"));
        Ok(Some(match self {
            Self::Clocks => return Ok(None),
            Self::Say(text) if text.is_empty() => return Err(Phrase::new("request-say-what")),
            Self::Say(text) => ClientMessage::Say(text.clone()),
            Self::TakeBack => {
                own()?;
                ClientMessage::Undo
            }
            Self::Respond(agrees) => ClientMessage::Respond(*agrees),
            Self::Abandon => ClientMessage::ProposeAbandon,
            Self::Resign(false) => {
                own()?;
                return Err(Phrase::new("request-resign"));
            }
            Self::Resign(true) => ClientMessage::Resign(own()?),
            Self::Return => ClientMessage::Return(own()?),
            Self::Rematch => rematch(table),
            Self::Mute(name, silent) => {
                let author = said_by(table, name)?.0.author.clone();
                ClientMessage::Mute { author, silent: *silent }
            }
            Self::Report(text) => report(table, text)?,
            Self::LookAs(text) if text.eq_ignore_ascii_case("spectator") => {
                ClientMessage::LookAs(Viewer::Spectator)
            }
            Self::LookAs(name) => ClientMessage::LookAs(Viewer::Seat(seat(table, name)?)),
            Self::Save(file) if file.is_empty() => return Err(Phrase::new("request-save-where")),
            Self::Save(_) => ClientMessage::Export(table.table().to_owned()),
            Self::Sit(name) => {
                let seat = if name.is_empty() { None } else { Some(seat(table, name)?) };
                sit(table, seat, salt)?
            }
            Self::StandUp => ClientMessage::StandUp(own()?),
            Self::Bot(text) => {
                let (name, bot) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
                if bot.trim().is_empty() {
                    return Err(Phrase::new("request-bot-which"));
                }
                let chair = ChairPlan::Bot(bot.trim().to_owned());
                ClientMessage::Assign { seat: seat(table, name)?, chair }
            }
            Self::Free(name) => {
                ClientMessage::Assign { seat: seat(table, name)?, chair: ChairPlan::Person }
            }
            Self::Begin => ClientMessage::Begin,
        }))
    }
}

fn rematch(table: &Follower) -> ClientMessage {
    let known = table.frame().and_then(|frame| frame.sharing.as_ref()?.rematch.clone());
    match known {
        Some(table) => ClientMessage::Enter { table, detail: Detail::Full, known: None },
        None => ClientMessage::Rematch,
    }
}

fn sit(table: &Follower, seat: Option<Seat>, salt: &str) -> Result<ClientMessage, Phrase> {
    match (&table.state, seat) {
        (TableState::Table(_), Some(seat)) => Ok(ClientMessage::Sit(seat)),
        (TableState::Table(_), None) => Err(Phrase::new("request-which-seat")),
        (TableState::Gathering(_) | TableState::Entering, seat) => {
            let (name, salt) = (String::new(), salt.to_owned());
            Ok(ClientMessage::Join { seat, name, salt, colour: 0 })
        }
    }
}

/// The last line that somebody said, to be reported.
fn report(table: &Follower, text: &str) -> Result<ClientMessage, Phrase> {
    let (line, reason) = said_by(table, text)?;
    if reason.is_empty() {
        return Err(Phrase::new("request-report-why"));
    }
    Ok(ClientMessage::Report { line: line.number, reason: reason.to_owned() })
}

/// The last line of somebody who is named at the beginning of a text, and the rest of the text.
/// Players are named by their seat or name, people who watch by their name.
fn said_by<'a>(table: &'a Follower, text: &'a str) -> Result<(&'a ChatLine, &'a str), Phrase> {
    let after = |name: &str| {
        let (head, rest) = text.split_at_checked(name.len())?;
        let ends = rest.is_empty() || rest.starts_with(char::is_whitespace);
        (ends && head.eq_ignore_ascii_case(name)).then(|| rest.trim())
    };
    let seats = seats(table);
    let named = |line: &'a ChatLine| {
        let here = seats.iter().filter(|(seat, _)| Some(*seat) == line.seat);
        let seated = here.flat_map(|(seat, name)| [seat.to_string(), name.clone()]);
        let mut names = seated.chain([line.name.clone()]).filter(|name| !name.is_empty());
        Some((line, names.find_map(|name| after(&name))?))
    };
    let found = table.chat.iter().rev().find_map(named);
    found.ok_or_else(|| {
        let word = text.split_whitespace().next().unwrap_or_default();
        match seat(table, word) {
            Ok(seat) => Phrase::new("request-report-nothing").with("name", seat),
            Err(unknown) => unknown,
        }
    })
}

/// A seat by its letter or by the name of who sits there.
fn seat(table: &Follower, text: &str) -> Result<Seat, Phrase> {
    let named = |(seat, name): (Seat, String)| {
        let letter = text.parse() == Ok(seat) || seat.to_string().eq_ignore_ascii_case(text);
        (letter || name.eq_ignore_ascii_case(text)).then_some(seat)
    };
    let found = seats(table).into_iter().find_map(named);
    found.ok_or_else(|| Phrase::new("request-which-seat"))
}

/// Every seat, with the name of who sits there.
fn seats(table: &Follower) -> Vec<(Seat, String)> {
    match &table.state {
        TableState::Entering => Vec::new(),
        TableState::Gathering(gathering) => {
            let name = |taken: &gantry_wire::ChairTaken| taken.name.clone();
            let chairs = gathering.chairs.iter();
            chairs
                .map(|chair| (chair.seat, chair.taken.as_ref().map_or_else(String::new, name)))
                .collect()
        }
        TableState::Table(frame) => {
            frame.seats.iter().map(|info| (info.seat, info.name.clone())).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_read_as_people_type_them() {
        assert_eq!(Request::read(" Say  hello there "), Some(Request::Say("hello there".into())));
        for back in ["back", "undo", "take back"] {
            assert_eq!(Request::read(back), Some(Request::TakeBack));
        }
        assert_eq!(Request::read("AGREE"), Some(Request::Respond(true)));
        assert_eq!(Request::read("refuse metal"), None, "that is an action");
        assert_eq!(Request::read("resign"), Some(Request::Resign(false)));
        assert_eq!(Request::read("play metal"), None);
    }

    #[test]
    fn people_without_a_seat_can_be_muted_and_reported_too() {
        let line = |number, seat, author: &str, name: &str| ChatLine {
            number,
            seat,
            author: author.into(),
            name: name.into(),
            text: "boo".into(),
            at_ms: 0,
        };
        let mut table = Follower::default();
        table.chat.push(line(1, Some(Seat::new(1)), "b3", "Ben"));
        table.chat.push(line(2, None, "e5", "Eve of Mars"));
        let asked = |line: &str| Request::read(line).expect("a request").message(&table, "");
        let mute =
            |author: &str, silent| Ok(Some(ClientMessage::Mute { author: author.into(), silent }));
        assert_eq!(asked("mute eve of mars"), mute("e5", true));
        assert_eq!(asked("unmute Ben"), mute("b3", false));
        let report = ClientMessage::Report { line: 2, reason: "so rude".into() };
        assert_eq!(asked("report Eve of Mars so rude"), Ok(Some(report)));
        assert_eq!(asked("report Ben").expect_err("no reason").key, "request-report-why");
    }

    #[test]
    fn missing_words_are_named() {
        let table = Follower::default();
        let why = |line: &str| {
            let request = Request::read(line).expect("a request");
            request.message(&table, "").expect_err("something is missing").key
        };
        assert_eq!(why("say"), "request-say-what");
        assert_eq!(why("resign now"), "request-no-seat");
        assert_eq!(why("mute Z"), "request-which-seat");
        assert_eq!(why("save"), "request-save-where");
        assert_eq!(why("bot B"), "request-bot-which");
    }
}
