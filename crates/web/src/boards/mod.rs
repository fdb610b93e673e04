//! The boards: how each game looks. **For painters.**
//!
//! A board is one function from a [`Play`] to a view; [`BOARDS`] says which game has which. A game
//! without a board of its own gets [`text`], which shows the table in words: it works for every
//! game, and it is what a screen reader reads.
//!
//! # How to draw one
//!
//! Write `boards/your_game/mod.rs` with a `pub const BOARD: Board` and its style sheet
//! `boards/your_game/style.css`, then add the module and its board below. Everything that it draws
//! comes from `play`:
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
//! - `view.get()` is the truth: draw what it says, keep no state of the game yourself. It is `None`
//!   only for a view that this client cannot read. A memo changes only if its value does, so derive
//!   small memos for things that animate.
//! - Actions are the game's own types. `can`, `act`, `try_act`, `why` and `preview` take anything
//!   that is written as notation (`Display`), also a plain text.
//! - [`Play::say`] puts the game's phrases into the reader's language, with the players' names:
//!   names of cards, effects, rows (`Card::phrase()` and the like, and what the `words` of the game
//!   offer). [`Play::t`] gives words of this client; new ones go into all three `text/*.ftl`, with
//!   a key that begins with `web-`.
//! - [`Play::seat`] gives name, colour and whether somebody is a bot. Colours are `var(--seat-0)` …
//!   `var(--seat-3)`, set by the class `seat-0` …; a shape goes with each ([`shape`]).
//! - `play.app.settings` has motion and theme; the document has them as attributes `data-motion`
//!   and `data-theme`.
//!
//! # What the page already does
//!
//! Prompt, undo, hints, answers to "why not", previews, the log, the list of all actions as
//! buttons, typing an action, the countdown, the keys of a game in real time (`Choice::key`), the
//! screen between two people, the result. A board may leave all of that alone. If it makes every
//! action reachable by itself, set `folds_actions`: the list of actions is then folded, but stays
//! for those who need it.
//!
//! # What boards share
//!
//! - [`looking`]: put `{..looking.listeners()}` on the root, `data-large` on whatever can be
//!   enlarged, and draw what
//!   [`looking::Looking::large`] names; put `data-would` on whatever has a preview.
//! - [`keys`]: `data-row` and `data-column` make arrow keys go along buttons; [`keys::walk`]
//!   listens at the root.
//! - [`motion`]: `data-flip` lets a thing go from where it was to where it is.
//! - Read signals inside the smallest closure that needs them: what reads a frame outside is drawn
//!   anew with every frame.
//!
//! # What is asked of a board
//!
//! - Whatever can be acted on is a real `<button>` (or has its role, name and keys), at least 44
//!   px, with a name in words. In SVG: `role="button"`, `tabindex="0"`, `aria-label`, and both
//!   `click` and Enter or Space.
//! - Colour is never the only sign. Focus is visible (`:focus-visible` is styled by the page).
//! - Pictures that only decorate are `aria-hidden="true"`; the words of the table are in
//!   `frame.panels` already.
//! - The page forbids inline styles and scripts (`Content-Security-Policy`): no `style="…"` in
//!   markup, also not in SVG text that is set with `inner_html`; use classes, attributes (`fill`,
//!   `transform`) or `style:name=value`, which is allowed. Give each game's classes a prefix
//!   (`lp-`, `lo-`, `pr-`).
//! - No panic on any view: a view may come from a position that somebody typed.
//! - Buttons that stay from frame to frame keep the focus: use `<For each key children>` or draw
//!   them once and let their attributes follow the signals. When the focused button goes, the page
//!   puts the focus on the first action.
//!
//! What needs a browser is compiled for browsers alone.

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

/// The boards that are drawn, one line per game.
#[cfg(target_family = "wasm")]
const BOARDS: &[Board] = &[launch_pad::BOARD, lift_off::BOARD, planet_rush::BOARD];

#[cfg(target_family = "wasm")]
pub use board::{Board, board_of, large, shape, sign};
#[cfg(target_family = "wasm")]
pub use looking::{is_by_key, is_mouse};
#[cfg(target_family = "wasm")]
pub use play::{Aside, Play};
