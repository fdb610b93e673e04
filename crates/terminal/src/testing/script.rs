//! A console whose keys come at fixed times; waiting takes no time.

use std::collections::VecDeque;
use std::io;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use crate::console::{Console, Key, Signal};
use crate::draw;
use crate::palette::Palette;
use crate::scene::Scene;

/// The keys to press, and everything that was drawn.
pub(crate) struct Script {
    now_ms: u64,
    keys: VecDeque<(u64, Key)>,
    terminal: Terminal<TestBackend>,
    /// What was drawn, and when.
    pub(crate) shots: Vec<(u64, String)>,
}

impl Script {
    /// A window of this size and keys at these times. After the last one the viewer leaves.
    pub(crate) fn new(width: u16, height: u16, keys: &[(u64, Key)]) -> Self {
        let terminal = Terminal::new(TestBackend::new(width, height)).expect("nothing can fail");
        Self { now_ms: 0, keys: keys.iter().copied().collect(), terminal, shots: Vec::new() }
    }

    /// What was on the screen at this time.
    #[track_caller]
    pub(crate) fn seen(&self, at_ms: u64) -> &str {
        let shots = self.shots.iter().rev();
        let shot = shots.into_iter().find(|(drawn, _)| *drawn <= at_ms);
        &shot.expect("something is drawn at once").1
    }

    /// Panics with the whole screen if a text is not on it at this time.
    #[track_caller]
    pub(crate) fn expect(&self, at_ms: u64, text: &str) {
        let seen = self.seen(at_ms);
        assert!(seen.contains(text), "{text:?} is not to be seen at {at_ms} ms:\n{seen}");
    }

    /// The opposite.
    #[track_caller]
    pub(crate) fn expect_no(&self, at_ms: u64, text: &str) {
        let seen = self.seen(at_ms);
        assert!(!seen.contains(text), "{text:?} is to be seen at {at_ms} ms:\n{seen}");
    }
}

impl Console for Script {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(self.now_ms)
    }

    fn wait(&mut self, until: Option<Duration>) -> io::Result<Option<Signal>> {
        let until = until.map(|until| u64::try_from(until.as_micros().div_ceil(1000)).unwrap());
        if let Some(until) = until {
            assert!(until > self.now_ms || self.keys.is_empty(), "waits for nothing: busy");
        }
        match self.keys.front() {
            Some((at, key)) if until.is_none_or(|until| *at <= until) => {
                let key = *key;
                self.now_ms = self.now_ms.max(*at);
                self.keys.pop_front();
                Ok(Some(Signal::Key(key)))
            }
            Some(_) => {
                self.now_ms = until.expect("a key would have been taken");
                Ok(None)
            }
            // No keys are left, so the viewer leaves; if asked for confirmation, this confirms it.
            None => Ok(Some(Signal::Key(Key::Interrupt))),
        }
    }

    fn draw(&mut self, scene: &Scene) -> io::Result<()> {
        let palette = Palette { coloured: true };
        self.terminal.draw(|frame| draw::draw(frame, scene, palette)).expect("nothing can fail");
        self.shots.push((self.now_ms, self.terminal.backend().to_string()));
        Ok(())
    }
}
