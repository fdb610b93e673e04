//! Addresses within the page, after the `#`.

use std::fmt;

/// What the page shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The games and the kept tables.
    Home,
    /// All options of a new table of this game.
    New(String),
    /// A table.
    Play(String),
    /// The replay of a table, step by step.
    Replay(String),
    /// The rules of a game, at a rule if one is named.
    Rules(String, Option<String>),
    /// The lessons of a game, or one of them.
    Learn(String, Option<String>),
    /// Language, theme and the like.
    Settings,
    /// A text to open, percent-encoded.
    Open(String),
}

impl Route {
    /// Parses an address; anything unknown is home.
    pub fn read(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let mut words = path.splitn(3, '/');
        let (what, which, where_) = (words.next(), words.next(), words.next());
        match (what, which.filter(|which| !which.is_empty())) {
            (Some("new"), Some(game)) => Self::New(game.into()),
            (Some("play"), Some(table)) => Self::Play(table.into()),
            (Some("replay"), Some(table)) => Self::Replay(table.into()),
            (Some("rules"), Some(game)) => Self::Rules(game.into(), where_.map(Into::into)),
            (Some("learn"), Some(game)) => Self::Learn(game.into(), where_.map(Into::into)),
            (Some("settings"), None) => Self::Settings,
            (Some("open"), Some(text)) => Self::Open(text.into()),
            _ => Self::Home,
        }
    }
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home => f.write_str("#/"),
            Self::New(game) => write!(f, "#/new/{game}"),
            Self::Play(table) => write!(f, "#/play/{table}"),
            Self::Replay(table) => write!(f, "#/replay/{table}"),
            Self::Rules(game, None) => write!(f, "#/rules/{game}"),
            Self::Rules(game, Some(rule)) => write!(f, "#/rules/{game}/{rule}"),
            Self::Learn(game, None) => write!(f, "#/learn/{game}"),
            Self::Learn(game, Some(lesson)) => write!(f, "#/learn/{game}/{lesson}"),
            Self::Settings => f.write_str("#/settings"),
            Self::Open(text) => write!(f, "#/open/{text}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        let routes = [
            Route::Home,
            Route::New("lift-off".into()),
            Route::Play("0a".into()),
            Route::Replay("0a".into()),
            Route::Rules("lift-off".into(), None),
            Route::Rules("lift-off".into(), Some("LO-3.2".into())),
            Route::Learn("lift-off".into(), None),
            Route::Learn("lift-off".into(), Some("launch".into())),
            Route::Settings,
            Route::Open("game%20%3D".into()),
        ];
        for route in routes {
            assert_eq!(Route::read(&route.to_string()), route);
        }
    }

    #[test]
    fn what_is_not_understood_is_home() {
        for wrong in ["", "#", "#/nowhere", "#/play", "#/play/", "#//", "#/settings/more"] {
            assert_eq!(Route::read(wrong), Route::Home, "{wrong}");
        }
    }
}
