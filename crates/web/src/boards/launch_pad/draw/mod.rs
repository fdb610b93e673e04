//! The board of Launch Pad: the launch site as one scene. The other players' yards are on the
//! horizon, the viewer's own grounds in front of them, the hand at the bottom.
//!
//! [`place`] knows which press does which action; [`desk`] handles presses; the rest draws.

mod choice;
mod desk;
mod drag;
mod hand;
mod large;
mod middle;
mod piece;
mod rival;
mod specialty;
mod spot;
mod zones;

use super::{place, slots, standing};
use crate::prelude::*;
use crate::terms::NamedTerm;
use gantry_art::launch_pad;
use gantry_kernel::Seat;
use gantry_launch_pad::Stage;

use crate::boards::Play;
use crate::boards::motion::{Motion, is_calm};
use desk::Desk;

/// How long the rockets take to lift off at the end.
const LIFT_OFF_MS: u64 = 2_600;

/// Draws the table.
pub fn draw(play: Play) -> AnyView {
    let motion = Motion::new();
    let desk = Desk::new(play, motion);
    let leaving = lift_off(desk);
    let seats = Memo::new(move |_| desk.view.read().as_ref().map(|view| desk::order(view)));
    let table = move || seats.get().map(|(main, others)| table(desk, main, &others));
    view! {
        <div class="lp" class:lp-leaving=leaving node_ref=motion.root
            on:keydown=move |event| large::keys(desk, &event) {..desk.looking.listeners()}
            on:pointerdown=move |_| leaving.set(false)>
            <div class="lp-scene" aria-hidden="true" inner_html=launch_pad::landscape()></div>
            {live(table)}
            {middle::pile(desk)}
            {large::draw(desk)}
            {desk.drag.draw(desk)}
        </div>
    }
}

fn table(desk: Desk, main: Seat, others: &[Seat]) -> AnyView {
    let rivals = others.iter().map(|&seat| rival::draw(desk, seat)).collect_view();
    let count = others.len();
    let others = others.to_vec();
    let visited = Memo::new(move |_| rival::visited(desk, main, &others));
    let colour = move || format!("lp-own seat-{}", desk.play().colour(main));
    view! {
        <div class=format!("lp-rivals lp-rivals-{count}")>{rivals}</div>
        <section class=live(colour) class:lp-away=move || visited.get().is_some()
            aria-label=move || rival::title(desk, main)>
            <div class="lp-yard">{zones::draw(desk, main, true)}</div>
        </section>
        {move || visited.get().map(|seat| rival::visit(desk, main, seat))}
        {choice::middle(desk)}
        <div class="lp-side">{middle::pad(desk)}{specialty::draw(desk, main, true)}</div>
        {choice::line(desk, main)}
        {hand::draw(desk)}
        {middle::piles(desk)}
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

/// The card that a word names, with its rule text.
pub fn picture(_: Play, term: &NamedTerm) -> Option<String> {
    Some(crate::boards::large(&gantry_art::launch_pad::print(term.word.parse().ok()?), term))
}
