//! Bots from outside: what they decide, and what they cannot know.

mod analysis;
mod games;
mod search;
mod time;
mod walk;
