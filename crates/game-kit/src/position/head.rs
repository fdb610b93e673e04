//! What every position begins with: the game, the version of its rules, seats and options.

use std::fmt::{self, Formatter};

use gantry_kernel::{LineError, ParseError, Seat, Text, known_rules};
use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::Spanned;

use super::shape::{Pairs, Word, said};
use super::source::Source;

/// Options, as a position names them.
pub type Options = Pairs<Spanned<Setting>>;

/// The value of an option. Whole numbers are written without quotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting(String);

impl Serialize for Setting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.parse() {
            Ok(number) => serializer.serialize_u32(number),
            Err(_) => serializer.serialize_str(&self.0),
        }
    }
}

impl<'de> Deserialize<'de> for Setting {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(SettingVisitor)
    }
}

struct SettingVisitor;

impl Visitor<'_> for SettingVisitor {
    type Value = Setting;

    fn expecting(&self, out: &mut Formatter<'_>) -> fmt::Result {
        out.write_str("a word or a number")
    }

    fn visit_str<E>(self, word: &str) -> Result<Setting, E> {
        Ok(Setting(word.to_owned()))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Setting, E> {
        Ok(Setting(number.to_string()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Setting, E> {
        Ok(Setting(number.to_string()))
    }

    fn visit_bool<E>(self, truth: bool) -> Result<Setting, E> {
        Ok(Setting(truth.to_string()))
    }
}

/// The keys that every position may begin with.
pub struct Head<'a> {
    /// `game`.
    pub game: Option<&'a Word>,
    /// `rules_version`.
    pub rules: Option<&'a Spanned<u32>>,
    /// `seats`.
    pub seats: Option<&'a Spanned<usize>>,
    /// `options`.
    pub options: Option<&'a Options>,
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
        for (key, value) in self.options.into_iter().flat_map(|options| &**options) {
            options.push((key.get_ref().clone(), value.get_ref().0.clone()));
            setup = G::configure(rules, seats, &options)
                .or_else(|error| source.fault(value.span().start, error))?;
        }
        Ok(setup)
    }
}

/// All options of a table, for writing.
pub fn options<G: Text>(setup: &G::Setup) -> Options {
    written(G::options(setup))
}

/// The options that differ from the defaults, if any do.
pub fn options_unlike_plain<G: Text>(setup: &G::Setup) -> Option<Options> {
    let options = G::options(setup).into_iter().zip(G::OPTIONS);
    let differing = options.filter(|((_, value), option)| !option.values.is_default(value));
    let differing: Vec<_> = differing.map(|(option, _)| option).collect();
    (!differing.is_empty()).then(|| written(differing))
}

fn written(options: Vec<(&'static str, String)>) -> Options {
    options.into_iter().map(|(key, text)| (key, said(Setting(text)))).collect()
}

/// Defines the keys of a position as a type, `Position`, for reading and writing: those of every
/// game, and between them and the sections of seats (`SeatText`) the game's own.
#[macro_export]
macro_rules! position {
    ($($(#[$attribute:meta])* $key:ident: $type:ty,)+) => {
        /// The whole text.
        #[derive(Default, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Position {
            pub game: Option<$crate::position::Word>,
            pub rules_version: Option<::toml::Spanned<u32>>,
            pub seats: Option<::toml::Spanned<usize>>,
            pub options: Option<$crate::position::Options>,
            $($(#[$attribute])* pub $key: $type,)+
            #[serde(default, serialize_with = "::gantry_game_kit::position::sections")]
            pub seat: $crate::position::Pairs<SeatText>,
        }

        impl Position {
            /// The settings of the table; without `rules_version` they have these rules.
            pub fn setup<G: $crate::kernel::Text>(
                &self,
                source: $crate::position::Source<'_>,
                rules: u32,
            ) -> ::std::result::Result<G::Setup, $crate::kernel::LineError> {
                let head = $crate::position::Head {
                    game: self.game.as_ref(),
                    rules: self.rules_version.as_ref(),
                    seats: self.seats.as_ref(),
                    options: self.options.as_ref(),
                };
                head.setup::<G>(source, rules, self.seat.iter().map(|(name, _)| name))
            }

            /// The beginning of every position, for writing: only the game, the seats, and the
            /// options that differ from the defaults.
            pub fn of<G: $crate::kernel::Text>(setup: &G::Setup) -> Self {
                Self {
                    game: Some($crate::position::word(G::ID)),
                    seats: Some($crate::position::said(G::seats(setup))),
                    options: $crate::position::options_unlike_plain::<G>(setup),
                    ..Self::default()
                }
            }
        }
    };
}
