//! The reader's preferences, kept in the browser.

use gantry_catalog::LANGUAGES;
use serde::{Deserialize, Serialize};

/// All preferences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `en`, `de` or `fr`.
    pub language: String,
    /// Light or dark.
    pub theme: Theme,
    /// How much moves on the screen.
    pub motion: Motion,
    /// How fast bots act.
    pub pace: BotSpeed,
    /// Whether there is sound.
    pub sound: Sound,
    /// Lessons that are finished, as `GAME/LESSON`.
    pub learned: Vec<String>,
    /// Games whose lessons were offered before the first game.
    pub offered: Vec<String>,
    /// Puzzles that are solved, as `GAME/NUMBER`.
    pub solved: Vec<String>,
    /// Results of deals of the day, the first of each day, in order.
    pub daily: Vec<DailyEntry>,
}

/// A result of a deal of the day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyEntry {
    /// The game's id.
    pub game: String,
    /// The day, as `2026-11-18`.
    pub date: String,
    /// The points.
    pub points: i32,
    /// How many bots scored less from the same seat.
    pub beaten: usize,
    /// How many bots played.
    pub bots: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: LANGUAGES[0].into(),
            theme: Theme::Auto,
            motion: Motion::Auto,
            pace: BotSpeed::Steady,
            sound: Sound::Off,
            learned: Vec::new(),
            offered: Vec::new(),
            solved: Vec::new(),
            daily: Vec::new(),
        }
    }
}

impl Settings {
    /// The attributes of the document, for the style sheet.
    pub fn attributes(&self) -> [(&'static str, String); 3] {
        let theme = match self.theme {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let motion = match self.motion {
            Motion::Auto => "auto",
            Motion::Calm => "calm",
        };
        [
            ("lang", self.language.clone()),
            ("data-theme", theme.into()),
            ("data-motion", motion.into()),
        ]
    }
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// The system's setting.
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// How much moves on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// The system's setting.
    Auto,
    /// Fades only.
    Calm,
}

/// How fast bots act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BotSpeed {
    /// Slow enough to follow every step.
    Slow,
    /// Slow enough to follow the game.
    Steady,
    /// Fast enough to get on.
    Fast,
    /// Without pauses.
    Instant,
}

/// Whether there is sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Sound {
    /// No sound.
    Off,
    /// For other players' steps, the player's own turn, and the end.
    On,
}

impl BotSpeed {
    /// The shortest time between two steps of bots, in milliseconds.
    pub const fn pause_ms(self) -> u32 {
        match self {
            Self::Slow => 1600,
            Self::Steady => 700,
            Self::Fast => 200,
            Self::Instant => 0,
        }
    }
}

/// A setting with several values, each with its message key, which is also its name in storage.
pub trait Pick: Copy + PartialEq + Send + Sync + 'static {
    /// All values with their message keys.
    const ALL: &'static [(Self, &'static str)];
}

impl Pick for Theme {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Auto, "web-theme-auto"),
        (Self::Light, "web-theme-light"),
        (Self::Dark, "web-theme-dark"),
    ];
}

impl Pick for Motion {
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Auto, "web-motion-auto"), (Self::Calm, "web-motion-calm")];
}

impl Pick for BotSpeed {
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Slow, "web-pace-slow"),
        (Self::Steady, "web-pace-steady"),
        (Self::Fast, "web-pace-fast"),
        (Self::Instant, "web-pace-instant"),
    ];
}

impl Pick for Sound {
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Off, "web-sound-off"), (Self::On, "web-sound-on")];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_another_version_are_read_as_far_as_they_go() {
        let read: Settings = serde_json::from_str(r#"{"theme":"dark","unknown":1}"#).unwrap();
        assert_eq!(read, Settings { theme: Theme::Dark, ..Settings::default() });
    }
}
