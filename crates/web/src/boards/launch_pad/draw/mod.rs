//! The board of Launch Pad: the other players and the middle on top, the viewer's own zones below,
//! the hand at the bottom.
//!
//! [`place`] knows which press does which action; [`desk`] handles presses; the rest draws.

mod desk;
mod hand;
mod large;
mod middle;
mod piece;
mod rival;
mod spot;
mod tray;
mod zones;

use super::{place, standing};
use crate::prelude::*;
use crate::terms::NamedTerm;
use gantry_launch_pad::Stage;

use crate::boards::Play;
use crate::boards::motion::{Motion, is_calm};
use desk::Desk;

/// How long the rockets take to lift off at the end.
const LIFT_OFF_MS: u64 = 2_000;

/// Draws the table.
pub fn draw(play: Play) -> AnyView {
    let motion = Motion::new();
    let desk = Desk::new(play, motion);
    keep_clear_of_the_dock(desk, motion);
    let leaving = lift_off(desk);
    let seats = Memo::new(move |_| desk.view.read().as_ref().map(|view| desk::order(view)));
    let table = move || {
        let (main, others) = seats.get()?;
        let count = others.len();
        let rivals = others.iter().map(|&seat| rival::draw(desk, seat)).collect_view();
        let boards = others.iter().map(|&seat| rival::board(desk, seat)).collect_view();
        Some(view! {
            <div class="lp-far">
                <div class=format!("lp-rivals lp-rivals-{count}")>{rivals}</div>
                {middle::draw(desk)}
            </div>
            {boards}
            <section class="lp-own" aria-label=move || rival::title(desk, main)>
                <div class="lp-zones">{zones::draw(desk, main)}{zones::specialties(desk, main)}</div>
            </section>
            <div class="lp-near">{rival::plate(desk, main)}{tray::draw(desk)}{hand::draw(desk)}</div>
        })
    };
    view! {
        <div class="lp" class:lp-leaving=leaving node_ref=motion.root
            on:keydown=move |event| large::keys(desk, &event) {..desk.looking.listeners()}
            on:pointerdown=move |_| leaving.set(false)>
            {table}
            {middle::pile(desk)}
            {large::draw(desk)}
        </div>
    }
}

/// When the game ends while the viewer watches, the rockets in Launch lift off; any press or key
/// skips it.
fn lift_off(desk: Desk) -> RwSignal<bool> {
    let leaving = RwSignal::new(false);
    let over = Memo::new(move |_| {
        desk.view.read().as_ref().is_some_and(|view| view.open.clock.stage == Stage::Over)
    });
    Effect::new(move |before: Option<bool>| {
        let over = over.get();
        if over && before == Some(false) && !is_calm() {
            leaving.set(true);
            set_timeout(
                move || {
                    leaving.try_set(false);
                },
                std::time::Duration::from_millis(LIFT_OFF_MS),
            );
        }
        over
    });
    let skip = window_event_listener(leptos::ev::keydown, move |_| {
        if leaving.get_untracked() {
            leaving.set(false);
        }
    });
    on_cleanup(move || skip.remove());
    leaving
}

/// On small screens the page's dock covers the lower edge: the hand sits on top of it.
fn keep_clear_of_the_dock(desk: Desk, motion: Motion) {
    Effect::new(move |_| {
        desk.view.track();
        desk.play().aside.track();
        request_animation_frame(move || motion.stand_on(".dock", "--lp-dock"));
    });
    let resized = window_event_listener(leptos::ev::resize, move |_| {
        motion.stand_on(".dock", "--lp-dock");
    });
    on_cleanup(move || resized.remove());
}

/// The card that a word names, with its rule text.
pub fn picture(_: Play, term: &NamedTerm) -> Option<String> {
    Some(crate::boards::large(&gantry_art::launch_pad::print(term.word.parse().ok()?), term))
}
