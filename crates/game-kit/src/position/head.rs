//! What every position begins with: the game, the version of its rules, seats and options.

use std::collections::BTreeMap;

use gantry_kernel::{LineError, ParseError, Seat, Text, known_rules};
use toml::Spanned;

use super::source::{Source, Word};

/// Options, as a position names them.
pub type Options = BTreeMap<String, Spanned<toml::Value>>;

/// The keys that every position may begin with.
pub struct Head<'a> {
    /// `game`.
    pub game: Option<&'a Word>,
    /// `rules_version`.
    pub rules: Option<&'a Spanned<u32>>,
    /// `seats`.
    pub seats: Option<&'a Spanned<usize>>,
    /// `options`.
    pub options: &'a Options,
}

impl Head<'_> {
    /// The settings; without `rules_version` they have these rules, without `seats` as many seats
    /// as the sections need.
    pub fn setup<'s, G: Text>(
        &self,
        source: Source,
        rules: u32,
        sections: impl Iterator<Item = &'s Word>,
    ) -> Result<G::Setup, LineError> {
        if let Some(game) = self.game
            && game.get_ref() != G::ID
        {
            return source.fault(game.span().start, ParseError::new(G::ID, game.get_ref()));
        }
        let rules = match self.rules {
            None => rules,
            Some(named) => known_rules::<G>(*named.get_ref())
                .map(|()| *named.get_ref())
                .or_else(|error| source.fault(named.span().start, error))?,
        };
        let highest = sections.filter_map(|name| name.get_ref().parse().ok()).max();
        let (seats, at) = match self.seats {
            Some(seats) => (*seats.get_ref(), seats.span().start),
            None => (highest.map_or(0, |seat: Seat| seat.index() + 1).max(2), 0),
        };
        let mut options = Vec::new();
        let plain = G::configure(rules, seats, &options);
        let mut setup = plain.or_else(|error| source.fault(at, error))?;
        for (key, value) in self.options {
            let text = match value.get_ref() {
                toml::Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            options.push((key.clone(), text));
            setup = G::configure(rules, seats, &options)
                .or_else(|error| source.fault(value.span().start, error))?;
        }
        Ok(setup)
    }
}

/// The keys of a position as a type, `Position`: those of every game, and between them and the
/// sections of seats (`SeatText`) the game's own.
#[macro_export]
macro_rules! position {
    ($($(#[$attribute:meta])* $key:ident: $type:ty,)+) => {
        /// The whole text.
        #[derive(::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Position {
            game: Option<$crate::position::Word>,
            rules_version: Option<::toml::Spanned<u32>>,
            seats: Option<::toml::Spanned<usize>>,
            #[serde(default)]
            options: $crate::position::Options,
            $($(#[$attribute])* pub $key: $type,)+
            #[serde(default)]
            pub seat: ::std::collections::BTreeMap<$crate::position::Word, SeatText>,
        }

        impl Position {
            /// What every position begins with.
            pub const fn head(&self) -> $crate::position::Head<'_> {
                $crate::position::Head {
                    game: self.game.as_ref(),
                    rules: self.rules_version.as_ref(),
                    seats: self.seats.as_ref(),
                    options: &self.options,
                }
            }
        }
    };
}
