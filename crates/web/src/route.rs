//! Addresses within the page, after the `#`.

use std::fmt;

use gantry_host::daily;
use gantry_kernel::Viewer;

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The games and the kept tables.
    Home,
    /// All options of a new table of this game, and whether it is to be on the server.
    New(String, bool),
    /// A table.
    Play(String),
    /// The replay of a table, step by step, from some number of entries on if it is given.
    Replay(String, Option<usize>),
    /// The same as somebody sees it.
    ReplayAs(String, usize, Viewer),
    /// A moment of a finished game on the server, as somebody sees it.
    Moment(String, usize, Viewer),
    /// The rules of a game, at a rule if one is named.
    Rules(String, Option<String>),
    /// How to play a game, on one screen.
    How(String),
    /// The lessons of a game, or one of them.
    Learn(String, Option<String>),
    /// The puzzles of a game, or one of them by its number.
    Puzzles(String, Option<usize>),
    /// The deal of the day of a game: today's, or that of an earlier day.
    Daily(String, Option<String>),
    /// Whether a kept table was played fairly.
    Fair(String),
    /// Whether a table on the server was.
    FairServer(String),
    /// Language, theme and the like.
    Settings,
    /// An invitation to a table on the server.
    Join(String),
    /// A table on the server.
    Table(String),
    /// A text to open, percent-encoded.
    Open(String),
    /// One's own account on the server; somebody who has to log in goes to this table afterwards.
    Me(Option<String>),
    /// Somebody's profile there.
    Player(String),
    /// One's own past games there.
    PastGames,
    /// What a host of the server sees.
    Host,
}

impl Route {
    /// Parses an address; anything unknown is home.
    pub fn read(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let mut words = path.splitn(3, '/');
        let (what, which, where_) = (words.next(), words.next(), words.next());
        match (what, which.filter(|which| !which.is_empty())) {
            (Some("new"), Some(game)) => Self::New(game.into(), where_ == Some("online")),
            (Some("join"), Some(table)) => Self::Join(table.into()),
            (Some("table"), Some(table)) => Self::Table(table.into()),
            (Some("play"), Some(table)) => Self::Play(table.into()),
            (Some("replay"), Some(table)) => match where_.and_then(moment) {
                Some((entry, viewer)) => Self::ReplayAs(table.into(), entry, viewer),
                None => Self::Replay(table.into(), where_.and_then(|entry| entry.parse().ok())),
            },
            (Some("moment"), Some(table)) => match where_.and_then(moment) {
                Some((entry, viewer)) => Self::Moment(table.into(), entry, viewer),
                None => Self::Home,
            },
            (Some("how"), Some(game)) => Self::How(game.into()),
            (Some("rules"), Some(game)) => Self::Rules(game.into(), where_.map(Into::into)),
            (Some("learn"), Some(game)) => Self::Learn(game.into(), where_.map(Into::into)),
            (Some("puzzles"), Some(game)) => {
                Self::Puzzles(game.into(), where_.and_then(|number| number.parse().ok()))
            }
            (Some("daily"), Some(game)) => {
                let date = where_.filter(|date| daily::is_date(date));
                Self::Daily(game.into(), date.map(Into::into))
            }
            (Some("fair"), Some("server")) if where_.is_some_and(|table| !table.is_empty()) => {
                Self::FairServer(where_.unwrap_or_default().into())
            }
            (Some("fair"), Some(table)) => Self::Fair(table.into()),
            (Some("settings"), None) => Self::Settings,
            (Some("me"), table) => Self::Me(table.map(Into::into)),
            (Some("player"), Some(account)) => Self::Player(account.into()),
            (Some("games"), None) => Self::PastGames,
            (Some("host"), None) => Self::Host,
            (Some("open"), Some(text)) => Self::Open(text.into()),
            _ => Self::Home,
        }
    }

    /// Whether a table is shown, which has a bar of its own and fills the window.
    pub const fn is_stage(&self) -> bool {
        matches!(
            self,
            Self::Play(_)
                | Self::Table(_)
                | Self::Replay(..)
                | Self::ReplayAs(..)
                | Self::Moment(..)
                | Self::Learn(_, Some(_))
                | Self::Puzzles(_, Some(_))
        )
    }
}

/// A number of entries and a viewer: `17/A`, `17/spectator`.
fn moment(text: &str) -> Option<(usize, Viewer)> {
    let (entry, viewer) = text.split_once('/')?;
    Some((entry.parse().ok()?, viewer_of(viewer)?))
}

/// A viewer as [`Viewer`] is written.
pub fn viewer_of(text: &str) -> Option<Viewer> {
    if text == Viewer::Spectator.to_string() {
        return Some(Viewer::Spectator);
    }
    text.parse().ok().map(Viewer::Seat)
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("#/"),
            Self::New(game, false) => write!(f, "#/new/{game}"),
            Self::New(game, true) => write!(f, "#/new/{game}/online"),
            Self::Join(table) => write!(f, "#/join/{table}"),
            Self::Table(table) => write!(f, "#/table/{table}"),
            Self::Play(table) => write!(f, "#/play/{table}"),
            Self::Replay(table, None) => write!(f, "#/replay/{table}"),
            Self::Replay(table, Some(entry)) => write!(f, "#/replay/{table}/{entry}"),
            Self::ReplayAs(table, entry, viewer) => write!(f, "#/replay/{table}/{entry}/{viewer}"),
            Self::Moment(table, entry, viewer) => write!(f, "#/moment/{table}/{entry}/{viewer}"),
            Self::How(game) => write!(f, "#/how/{game}"),
            Self::Rules(game, None) => write!(f, "#/rules/{game}"),
            Self::Rules(game, Some(rule)) => write!(f, "#/rules/{game}/{rule}"),
            Self::Learn(game, None) => write!(f, "#/learn/{game}"),
            Self::Learn(game, Some(lesson)) => write!(f, "#/learn/{game}/{lesson}"),
            Self::Puzzles(game, None) => write!(f, "#/puzzles/{game}"),
            Self::Puzzles(game, Some(number)) => write!(f, "#/puzzles/{game}/{number}"),
            Self::Daily(game, None) => write!(f, "#/daily/{game}"),
            Self::Daily(game, Some(date)) => write!(f, "#/daily/{game}/{date}"),
            Self::Fair(table) => write!(f, "#/fair/{table}"),
            Self::FairServer(table) => write!(f, "#/fair/server/{table}"),
            Self::Settings => f.write_str("#/settings"),
            Self::Open(text) => write!(f, "#/open/{text}"),
            Self::Me(None) => f.write_str("#/me"),
            Self::Me(Some(table)) => write!(f, "#/me/{table}"),
            Self::Player(account) => write!(f, "#/player/{account}"),
            Self::PastGames => f.write_str("#/games"),
            Self::Host => f.write_str("#/host"),
        }
    }
}

#[cfg(test)]
mod tests {
    use gantry_kernel::Seat;

    use super::*;

    #[test]
    fn addresses_read_back() {
        let routes = [
            Route::Home,
            Route::New("lift-off".into(), false),
            Route::New("lift-off".into(), true),
            Route::Join("k3v9".into()),
            Route::Table("k3v9".into()),
            Route::Play("0a".into()),
            Route::Replay("0a".into(), None),
            Route::Replay("0a".into(), Some(17)),
            Route::ReplayAs("0a".into(), 17, Viewer::Spectator),
            Route::ReplayAs("0a".into(), 0, Viewer::Seat(Seat::new(1))),
            Route::Moment("k3".into(), 17, Viewer::Seat(Seat::new(3))),
            Route::How("lift-off".into()),
            Route::Rules("lift-off".into(), None),
            Route::Rules("lift-off".into(), Some("LO-3.2".into())),
            Route::Learn("lift-off".into(), None),
            Route::Learn("lift-off".into(), Some("launch".into())),
            Route::Puzzles("lift-off".into(), None),
            Route::Puzzles("lift-off".into(), Some(3)),
            Route::Daily("lift-off".into(), None),
            Route::Daily("lift-off".into(), Some("2026-11-18".into())),
            Route::Fair("0a".into()),
            Route::FairServer("k3".into()),
            Route::Settings,
            Route::Open("game%20%3D".into()),
            Route::Me(None),
            Route::Me(Some("k3v9".into())),
            Route::Player("a7".into()),
            Route::PastGames,
            Route::Host,
        ];
        for route in routes {
            assert_eq!(Route::read(&route.to_string()), route);
        }
    }

    #[test]
    fn an_unknown_address_leads_home() {
        for wrong in [
            "",
            "#",
            "#/nowhere",
            "#/play",
            "#/play/",
            "#//",
            "#/settings/more",
            "#/player",
            "#/moment/k3",
            "#/moment/k3/4/king",
        ] {
            assert_eq!(Route::read(wrong), Route::Home, "{wrong}");
        }
        let today = Route::Daily("lift-off".into(), None);
        assert_eq!(Route::read("#/daily/lift-off/tomorrow"), today, "what is no date is left out");
    }
}
