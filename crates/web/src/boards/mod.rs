//! The boards: how each game looks. **A guide for drawing one.**
//!
//! A board is one function from a [`Play`] to a view; `boards!` says which game has which. A game
//! without a drawn board gets [`text`], which shows the table in words. It works for every game,
//! and it is what a screen reader reads.
//!
//! # How to draw one
//!
//! Write `boards/your_game/mod.rs` with a `pub const BOARD: Board` and its style sheet
//! `boards/your_game/style.css`, then add the module and its board below. Everything it draws comes
//! from `play`:
//!
//! ```text
//! pub fn draw(play: Play) -> AnyView {
//!     let view = play.view::<LaunchPad>();   // Memo<Option<Arc<View>>>: the game's own view
//!     let legal = play.legal::<Action>();    // Memo<Arc<Vec<Action>>>: what can be done now
//!     let pile = move || view.get().map(|view| view.draw_pile);
//!     let draws = move || play.can(&Action::Draw);          // is it lit?
//!     view! {
//!         <button class:lit=draws aria-disabled=move || (!draws()).to_string()
//!             data-would=Action::Draw.to_string()           // what is previewed
//!             on:click=move |_| play.try_act(&Action::Draw)> // acts, or says why not
//!             {move || play.t("web-undo")} {pile}
//!         </button>
//!     }
//! }
//! ```
//!
//! - `view.get()` is the only source of truth: draw what it says, and keep no game state yourself.
//!   It is `None` only for a view that this client cannot read. A memo changes only if its value
//!   does, so derive small memos for things that animate.
//! - Actions are the game's own types. `can`, `act`, `try_act`, `why` and `preview` take anything
//!   that displays as notation, including a plain string.
//! - [`Play::say`] puts the game's phrases into the reader's language, with the players' names:
//!   names of cards, effects, rows (`Card::phrase()` and the like, and the game's `words` module).
//!   [`Play::t`] gives messages of this client; new ones go into all three `text/*.ftl`, with a key
//!   that begins with `web-`.
//! - [`Play::seat`] gives a player's name, colour and whether it is a bot. Colours are
//!   `var(--seat-0)` … `var(--seat-3)`, set by the class `seat-0` …; each has a shape ([`shape`]).
//! - `play.app.settings` has motion and theme; the document has them as attributes `data-motion`
//!   and `data-theme`.
//!
//! # What the page already does
//!
//! Prompt, undo, hints, answers to "why not", previews, the log, the list of all actions as
//! buttons, typing an action, the countdown, the keys of a real-time game (`Choice::key`), the
//! handover screen, the result. A board need not do any of that.
//!
//! A board with `fills_window` is a stage: `.board` is everything below the bar, a size container
//! named `stage`, so that the board lays itself out in `cqw` and `cqh` and never makes the page
//! scroll. It makes every action reachable; the list of actions is folded into the bar.
//!
//! # What boards share
//!
//! - [`looking`]: put `{..looking.listeners()}` on the root, `data-large` on anything that can be
//!   enlarged, and draw what [`looking::Looking::large`] names, with `role="tooltip"` and
//!   `position: fixed`: it is moved beside the element, away from what has the class `lit`. Put
//!   `data-would` on anything that has a preview.
//! - While the board shows what happened, set [`Play::telling`]; headline, log and hints wait.
//! - A board that shows an action before the table confirms it takes what is chosen by a key or in
//!   the list of actions, too ([`Play::on_choice`]).
//! - [`keys`]: `data-row` and `data-column` make arrow keys move along buttons; [`keys::walk`]
//!   listens at the root.
//! - [`motion`]: `data-flip` moves an element from where it was to where it is.
//! - Read signals inside the smallest closure that needs them: anything that reads a frame outside
//!   is redrawn with every frame.
//!
//! # What a board must do
//!
//! - Make anything that can be acted on a real `<button>` (or give it the role, name and keys of
//!   one), at least 44 px, with a name in words. In SVG: `role="button"`, `tabindex="0"`,
//!   `aria-label`, and both `click` and Enter or Space.
//! - Never use colour as the only signal. Keep the focus visible (the page styles
//!   `:focus-visible`).
//! - Make purely decorative pictures `aria-hidden="true"`; `frame.panels` already has the table in
//!   words.
//! - Use no inline styles or scripts, which the page forbids (`Content-Security-Policy`): no
//!   `style="…"` in markup, nor in SVG text that is set with `inner_html`. Use classes, attributes
//!   (`fill`, `transform`) or `style:name=value`, which is allowed. Give each game's classes a
//!   prefix (`lp-`, `lo-`, `pr-`).
//! - Never panic on any view: a view may come from a position that somebody typed.
//! - Let buttons that stay from frame to frame keep the focus: use `<For each key children>` or
//!   draw them once and let their attributes follow the signals. When the focused button
//!   disappears, the page puts the focus on the first action.
//!
//! Code that needs a browser is compiled only for browsers.

mod beside;
mod launch_pad;
mod lift_off;
mod planet_rush;

#[cfg(target_family = "wasm")]
mod board;
#[cfg(target_family = "wasm")]
mod keys;
#[cfg(target_family = "wasm")]
mod looking;
#[cfg(target_family = "wasm")]
mod motion;
#[cfg(target_family = "wasm")]
mod play;
#[cfg(target_family = "wasm")]
mod text;

/// The drawn boards, one line per game: its id, and a module of its own, which a browser loads when
/// somebody plays the game.
#[cfg(target_family = "wasm")]
macro_rules! boards {
    ($($id:literal $module:ident,)+) => {
        /// Loads the board of a game; `None` if it has none of its own.
        async fn load_drawn(game: &str) -> Option<Result<Board, SplitLoaderError>> {
            match game {
                $($id => {
                    #[wasm_split($module, wasm_split_path = ::leptos::wasm_split, fallible)]
                    fn load() -> Result<Board, SplitLoaderError> {
                        Ok($module::BOARD)
                    }
                    Some(load().await)
                })+
                _ => None,
            }
        }
    };
}

#[cfg(target_family = "wasm")]
boards! {
    "launch-pad" launch_pad,
    "lift-off" lift_off,
    "planet-rush" planet_rush,
}

#[cfg(target_family = "wasm")]
pub use board::{Board, Scenes, board_of, large, load, shape, sign, symbol_of, terms_of};
#[cfg(target_family = "wasm")]
use leptos::wasm_split::{SplitLoaderError, wasm_split};
#[cfg(target_family = "wasm")]
pub use looking::{is_by_key, is_mouse};
#[cfg(target_family = "wasm")]
pub use motion::{all, media};
#[cfg(target_family = "wasm")]
pub use play::{Aside, Chosen, Hints, Play};
