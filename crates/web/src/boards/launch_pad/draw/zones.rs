//! The yard of a player: three grounds, with everything on them.

use crate::prelude::*;
use gantry_art::launch_pad;
use gantry_kernel::{Phrase, Seat};
use gantry_launch_pad::{Card, Rocket, Zone};

use super::desk::Desk;
use super::piece::{drawing, of_zone, sign};
use super::place::Place;
use super::spot::Spot;
use super::standing::{Standing, formation, standing};

/// What a zone is, in a sentence.
pub const fn about(zone: Zone) -> Phrase {
    Phrase::new(match zone {
        Zone::Construction => "text-zone-construction",
        Zone::Quality => "text-zone-quality",
        Zone::Launch => "text-zone-launch",
    })
}

/// The grounds side by side. Where a yard is shown twice, only one of them is tracked.
pub fn draw(desk: Desk, seat: Seat, tracked: bool) -> impl IntoView {
    let rockets = Memo::new(move |_| standing(&desk.board(seat)));
    let yard = Yard { desk, seat, rockets, tracked };
    Zone::ALL.into_iter().map(|zone| yard.ground(zone)).collect_view()
}

#[derive(Clone, Copy)]
struct Yard {
    desk: Desk,
    seat: Seat,
    rockets: Memo<Vec<Standing>>,
    tracked: bool,
}

impl Yard {
    fn ground(self, zone: Zone) -> impl IntoView {
        let desk = self.desk;
        let here = Memo::new(move |_| {
            let rockets = self.rockets.get().into_iter();
            let here = rockets.filter(move |other| other.rocket.zone() == zone);
            here.map(|standing| standing.key).collect::<Vec<_>>()
        });
        let corners = Memo::new(move |_| corners(desk, self.seat, zone));
        let begins = Memo::new(move |_| zone == Zone::Construction && self.is_site(&here.read()));
        let places = Memo::new(move |_| formation(here.read().len() + usize::from(begins.get())));
        let site = (zone == Zone::Construction).then(|| self.site(begins));
        let empty = move || {
            let shown = here.read().is_empty() && desk.is_own(self.seat);
            shown.then(|| view! { <p class="lp-empty">{desk.play().t(invitation(zone))}</p> })
        };
        view! {
            <section class=format!("lp-zone lp-zone-{zone}") role="group" aria-label=move || desk.say(&zone.phrase())>
                {drawing("lp-grounds", launch_pad::grounds(zone))}
                <h3 data-large="tip" data-tip=move || desk.say(&about(zone))
                    tabindex=move || desk.is_own(self.seat).then_some("0")>
                    {sign(of_zone(zone))}<span>{move || desk.say(&zone.phrase())}</span>
                </h3>
                <div class="lp-floor" data-row="button">
                    {live(empty)}
                    <ul class="lp-crew">
                        <li>{self.expert(zone)}</li>
                        <For each=move || corners.get() key=|corner| *corner let(corner)>
                            <li>{self.corner(corner)}</li>
                        </For>
                    </ul>
                    <ul class="lp-rockets" style:--rows=move || places.get().0.to_string()
                        style:--cols=move || places.get().1.to_string()>
                        <For each=move || here.get() key=|key| *key let(key)>
                            <li class="lp-stand">{self.rocket(key)}</li>
                        </For>
                        {site}
                    </ul>
                </div>
            </section>
        }
    }

    /// The name of a thing for motion tracking, and where a new one comes from: the viewer's hand,
    /// or the player.
    fn flip(self, name: String, card: Card) -> (String, String) {
        let own =
            self.desk.view.read_untracked().as_ref().is_some_and(|view| view.viewer.is(self.seat));
        let from = if own { format!("hand-{card}") } else { format!("plate-{}", self.seat) };
        if self.tracked { (name, from) } else { (String::new(), String::new()) }
    }

    fn expert(self, zone: Zone) -> impl IntoView {
        let Self { desk, seat, .. } = self;
        let there = Memo::new(move |_| desk.board(seat).experts[zone.index()]);
        let vacant = move || Phrase::new("cell-no-expert").with("expert", zone.expert().phrase());
        let name = move || desk.say(&there.get().map_or_else(vacant, Card::phrase));
        let flip = move || match there.get() {
            Some(card) => self.flip(format!("expert-{seat}-{zone}-{card}"), card),
            None => (String::new(), String::new()),
        };
        let content = move || drawing("lp-staff", launch_pad::staff(zone, there.get()));
        Spot::new("lp-spot lp-post", Signal::stored(Place::Expert(seat, zone)), name)
            .shows(Signal::derive(move || Some(there.get().unwrap_or(zone.expert()))))
            .tip(move || there.get().is_none().then(&name))
            .flip(Signal::derive(flip))
            .draw(desk, content)
    }

    fn corner(self, corner: Card) -> impl IntoView {
        let desk = self.desk;
        let name = move || desk.say(&Phrase::new("cell-corner").with("corner", corner.phrase()));
        let flip = if self.tracked { format!("corner-{corner}") } else { String::new() };
        Spot::new("lp-spot lp-post lp-corner", Signal::stored(Place::Corner(corner)), name)
            .shows(Signal::stored(Some(corner)))
            .flip(Signal::stored((flip, "draw".into())))
            .draw(desk, drawing("lp-staff", launch_pad::corner(corner.corner())))
    }

    fn rocket(self, key: (Card, usize)) -> impl IntoView {
        let (model, number) = key;
        let Self { desk, seat, rockets, .. } = self;
        let now = Memo::new(move |last: Option<&Rocket>| {
            let rockets = rockets.read();
            let found = rockets.iter().find(|standing| standing.key == key);
            let last = last.copied().unwrap_or_else(|| Rocket::new(model));
            found.map_or(last, |standing| standing.rocket)
        });
        let name = move || {
            let rocket = now.get();
            let worth = Phrase::new("cell-rocket").with("rocket", rocket.phrase());
            desk.say(&worth.with("points", rocket.points()))
        };
        let place = Signal::derive(move || Place::Rocket(seat, now.get()));
        let flip = self.flip(format!("rocket-{seat}-{model}-{number}"), model);
        let content = view! {
            <span class="lp-craft" aria-hidden="true">
                {move || drawing("lp-hull", launch_pad::rocket(now.get()))}
                {drawing("lp-fire", launch_pad::fire())}
            </span>
            {drawing("lp-smoke", launch_pad::smoke())}
            <span class="lp-tag" aria-hidden="true">
                <span>{move || desk.say(&model.phrase())}</span><b>{move || points(now.get())}</b>
            </span>
        };
        Spot::new("lp-spot lp-rocket", place, name)
            .shows(Signal::stored(Some(model)))
            .tip(move || Some(desk.say(&worth(now.get()))))
            .flip(Signal::stored(flip))
            .draw(desk, content)
    }

    /// Whether the viewer's next rocket can be begun here, or nothing stands here yet.
    fn is_site(self, here: &[(Card, usize)]) -> bool {
        let desk = self.desk;
        desk.is_own(self.seat) && (here.is_empty() || desk.is_lit(Place::Site))
    }

    /// Where the viewer's next rocket is begun: a blueprint of one.
    fn site(self, begins: Memo<bool>) -> impl IntoView {
        let desk = self.desk;
        let name = move || desk.play().t("web-lp-site");
        let plan = launch_pad::rocket(Rocket::new(Card::Observer));
        let content = view! {
            <span class="lp-craft lp-plan" aria-hidden="true">{drawing("lp-hull", plan)}</span>
            <span class="lp-tag" aria-hidden="true"><span>"+"</span></span>
        };
        let spot = Spot::new("lp-spot lp-rocket lp-site", Signal::stored(Place::Site), name);
        view! { <li class="lp-stand" hidden=move || !begins.get()>{spot.draw(desk, content)}</li> }
    }
}

/// What an empty ground is waiting for.
const fn invitation(zone: Zone) -> &'static str {
    match zone {
        Zone::Construction => "web-lp-empty-construction",
        Zone::Quality => "web-lp-empty-quality",
        Zone::Launch => "web-lp-empty-launch",
    }
}

/// What a rocket counts where it stands, with its sign.
fn points(rocket: Rocket) -> String {
    match rocket.zone() {
        Zone::Construction => format!("−{}", rocket.points()),
        Zone::Quality => "0".into(),
        Zone::Launch => format!("+{}", rocket.points()),
    }
}

/// The same in words.
fn worth(rocket: Rocket) -> Phrase {
    Phrase::new(match rocket.zone() {
        Zone::Construction => "web-lp-worth-construction",
        Zone::Quality => "web-lp-worth-quality",
        Zone::Launch => "web-lp-worth-launch",
    })
    .with("points", rocket.points())
}

fn corners(desk: Desk, seat: Seat, zone: Zone) -> Vec<Card> {
    let view = desk.view.read();
    let corners = view.iter().flat_map(|view| view.open.clock.corners);
    corners.filter(|lies| lies.seat == seat && lies.zone == zone).map(|lies| lies.card).collect()
}
