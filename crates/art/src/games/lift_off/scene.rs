//! Scenes of Lift Off: missions above their destination, specialists with their tools, objectives
//! as emblems.

use gantry_lift_off::{
    Banner, Colour, Counts, Effect, Level, Mission, MissionCard, ObjectiveCard, Specialist,
    SpecialistCard, Work,
};

use super::technology::{technology_icon, technology_ink};
use crate::icon::{EDGE, Icon, Weight};
use crate::part::craft::{
    ARCHIVE, CAPSULE, COLONY_SHIP, COMSAT, CRATE, CUBE, DEPOT, DOCK, FLAME, FREIGHTER, GREENHOUSE,
    LAB_MODULE, LANDER, MAPPER, POWER_PLANT, PROBE, ROCKET, SPUTNIK, STAR_BASE, TELESCOPE,
    TRADING_POST,
};
use crate::part::people::{Bust, Hat};
use crate::part::sky::{globe, ground, limb, rays, ring, sky, stars};
use crate::part::thing::{DISH, DRILL};
use crate::svg::{placed, turned};

/// The ink of a level, with its second tone.
const fn level_inks(level: Level) -> (&'static str, &'static str) {
    match level.number() {
        1 => ("teal", "petrol"),
        2 => ("mustard", "ochre"),
        3 => ("red", "brick"),
        _ => ("leaf", "moss"),
    }
}

/// A mission: its craft, above its destination.
pub(super) fn mission(mission: Mission, card: &MissionCard) -> String {
    let place = place(mission.index(), card.level);
    let craft = match mission.id() {
        "efficiency-boost" => turned(44.0, 28.0, 35.0, 0.95, &format!("{FLAME}{ROCKET}")),
        "planetary-mapping" => placed(45.0, 17.0, 0.95, MAPPER),
        "hydroscope" => hydroscope(),
        "telecom-satellite" => turned(45.0, 25.0, -18.0, 1.1, COMSAT),
        "mineral-prospecting" => placed(45.0, 36.0, 0.85, DRILL),
        "first-satellites" => {
            turned(60.0, 14.0, -6.0, 0.6, SPUTNIK) + &turned(48.0, 32.0, -6.0, 1.2, SPUTNIK)
        }
        "space-telescope" => turned(43.0, 27.0, -28.0, 1.1, TELESCOPE),
        "probe-launch" => turned(50.0, 28.0, 4.0, 1.1, PROBE),
        "supply-ship" => turned(46.0, 26.0, -12.0, 1.2, FREIGHTER),
        "payload-optimisation" => {
            [(28.0, 20.0), (47.0, 20.0), (38.0, 37.0), (57.0, 37.0), (66.0, 20.0)]
                .map(|(x, y)| placed(x, y, 1.0, CRATE))
                .concat()
        }
        "orbital-power-plant" => placed(45.0, 20.0, 1.0, POWER_PLANT),
        "mission-search" => format!("{}{}", placed(44.0, 36.0, 1.1, DISH), waves()),
        "fuel-depot" => placed(45.0, 27.0, 1.1, DEPOT),
        "crewed-orbit" => turned(46.0, 31.0, 14.0, 1.05, CAPSULE),
        "solar-collector" => {
            format!("{}{}", globe(76.0, 8.0, 20.0, "mustard", "ochre"), collector())
        }
        "exoplanet-landing" => placed(45.0, 31.0, 1.15, LANDER),
        "trading-post" => turned(45.0, 26.0, -10.0, 1.05, TRADING_POST),
        "docking-module" => turned(45.0, 29.0, 30.0, 0.9, DOCK),
        "research-lab-module" => turned(44.0, 28.0, -8.0, 1.1, LAB_MODULE),
        "satellite-network" => network(),
        "history-archive" => placed(45.0, 29.0, 1.0, ARCHIVE),
        "colony-ship" => turned(48.0, 30.0, -10.0, 1.0, COLONY_SHIP),
        "star-base" => placed(45.0, 29.0, 0.95, STAR_BASE),
        "oxygen-garden" => placed(45.0, 31.0, 1.1, GREENHOUSE),
        _ => other(mission.index(), card.effect),
    };
    place + &placed(4.0, 0.0, 1.0, &craft)
}

/// The destination of a level: Earth, the Moon, a red planet, the stars.
fn place(seed: usize, level: Level) -> String {
    let below = match level.number() {
        1 => limb(44.0, "teal", "petrol"),
        2 => format!(
            "{}<g fill='@slate' stroke='none'><circle cx='22' cy='55' r='4'/><circle cx='66' cy='52' r='3'/>\
             <circle cx='44' cy='58' r='2.5'/></g>",
            limb(46.0, "steel", "slate")
        ),
        3 => limb(45.0, "rose", "clay"),
        _ => {
            let [behind, before] = ring(74.0, 14.0, 17.0);
            behind + &globe(74.0, 14.0, 10.0, "leaf", "moss") + &before
        }
    };
    let air = if level.number() == 1 { "dusk" } else { "night" };
    sky(air) + &stars(seed) + &below
}

/// A custom mission without a picture: a satellite with the sign of its effect.
fn other(seed: usize, effect: Effect) -> String {
    let craft = [COMSAT, PROBE, FREIGHTER, SPUTNIK][seed % 4];
    let sign = match effect {
        Effect::Gain(colour) => technology_icon(colour),
        Effect::Mapping | Effect::TechAndUpgrade => Icon::Technology,
        Effect::Income(_) => Icon::Income,
        Effect::Money(_) => Icon::Money,
        Effect::Capacity => Icon::Capacity,
        Effect::Propulsion => Icon::Propulsion,
        Effect::Lab => Icon::Lab,
        Effect::Search(_) => Icon::Draw,
        Effect::FreeInvestment => Icon::Invest,
        Effect::Final(_) => Icon::Hourglass,
        Effect::Nothing => Icon::Points,
    };
    placed(34.0, 27.0, 0.85, craft) + &emblem(70.0, 24.0, 13.0, "mustard", sign)
}

/// An icon on a disc.
fn emblem(x: f32, y: f32, r: f32, ink: &str, icon: Icon) -> String {
    let disc = format!("<circle r='{r}' fill='@{ink}'/>");
    let scale = r / 17.0;
    let glyph = placed(-12.0 * scale, -12.0 * scale, scale, &icon.glyph(Weight::Solid));
    let glyph = glyph.replace("@knock", &format!("@{ink}"));
    let glyph = format!("<g color='@black'>{glyph}</g>");
    placed(x, y, 1.0, &(disc + &glyph))
}

fn hydroscope() -> String {
    let drop = "<path fill='@white' d='M0-15C7-6 10-1 10 5a10 10 0 0 1-20 0c0-6 3-11 10-20z'/>\
                <path fill='@teal' d='M-7.5 5h15a7.5 7.5 0 0 1-15 0z'/>";
    turned(32.0, 36.0, -20.0, 0.75, COMSAT) + &placed(60.0, 25.0, 1.3, drop)
}

fn waves() -> String {
    "<path fill='none' stroke='@mustard' stroke-width='2' d='M60 15a10 10 0 0 1 4 8M63 8a18 18 0 0 1 8 16M66 1a27 27 0 0 1 12 24'/>"
        .to_owned()
}

fn collector() -> String {
    let mirror = "<path fill='@blue' d='M-26-10C-12 6 12 6 26-10l4 4C14 16-14 16-30-6z'/>\
                  <path fill='none' stroke='@white' d='M-14 2l-3 6M0 5v6M14 2l3 6'/>\
                  <path fill='none' stroke='@steel' stroke-width='1.6' d='M-20-3L0-20 20-3'/>\
                  <circle cy='-20' r='4' fill='@mustard'/>";
    turned(38.0, 30.0, 28.0, 1.0, mirror)
}

fn network() -> String {
    let spots = [(36.0, 14.0), (58.0, 32.0), (32.0, 38.0)];
    let lines = "<path fill='none' stroke='@mustard' stroke-width='1' stroke-dasharray='2 2.5' \
                 d='M36 14L58 32 32 38z'/>";
    lines.to_owned() + &spots.map(|(x, y)| placed(x, y, 0.85, CUBE)).concat()
}

const fn staff(skin: usize, hair: usize, hat: Hat, coat: &'static str) -> Bust {
    Bust { skin, hair, hat, coat }
}

/// The specialists of the box, in order; women and men as in the texts.
const STAFF: [Bust; 18] = [
    staff(0, 2, Hat::Bowler, "slate"),
    staff(3, 5, Hat::None, "teal"),
    staff(2, 0, Hat::Headset, "red"),
    staff(1, 3, Hat::Glasses, "slate"),
    staff(0, 2, Hat::Goggles, "white"),
    staff(2, 1, Hat::Glasses, "white"),
    staff(1, 1, Hat::Goggles, "teal"),
    staff(1, 0, Hat::Glasses, "red"),
    staff(0, 1, Hat::Hard, "slate"),
    staff(2, 2, Hat::Beard, "leaf"),
    staff(3, 3, Hat::Hard, "white"),
    staff(1, 4, Hat::None, "teal"),
    staff(1, 4, Hat::Goggles, "leaf"),
    staff(3, 0, Hat::Headset, "white"),
    staff(2, 3, Hat::None, "red"),
    staff(3, 2, Hat::Glasses, "slate"),
    staff(0, 1, Hat::Bowler, "teal"),
    staff(1, 2, Hat::Beard, "slate"),
];

/// A specialist in front of the tools of the trade.
pub(super) fn specialist(specialist: Specialist, card: &SpecialistCard) -> String {
    let wall = match card.banner {
        Banner::Money(_) => "mustard",
        Banner::Points(_) => "rose",
        Banner::Mission => "teal",
        Banner::Weight(_) => "steel",
        Banner::Launch => "red",
    };
    let shine = match wall {
        "mustard" => "ochre",
        "rose" => "clay",
        "teal" => "petrol",
        "steel" => "slate",
        _ => "brick",
    };
    let bust = STAFF.get(specialist.index()).copied();
    let bust = bust.unwrap_or_else(|| Bust::numbered(specialist.index()));
    let works = card.works.iter().zip([16.0, 45.0]);
    let signs: String =
        works.map(|(&work, y)| emblem(75.0, y, 12.0, "white", work_icon(work))).collect();
    let person = placed(45.0, 30.0, 1.12, &bust.markup());
    sky(wall) + &rays(45.0, 62.0, shine) + &person + &signs
}

/// The sign of an action.
const fn work_icon(work: Work) -> Icon {
    match work {
        Work::Grant => Icon::Money,
        Work::Survey(_) => Icon::Points,
        Work::BuyOne | Work::BuyTwo | Work::BuyThree => Icon::Technology,
        Work::GreenOne | Work::GreenTwo => Icon::Leaf,
        Work::Sell => Icon::Sell,
        Work::Swap => Icon::Swap,
        Work::Capacity => Icon::Capacity,
        Work::Propulsion => Icon::Propulsion,
        Work::Lab => Icon::Lab,
        Work::Invest => Icon::Invest,
    }
}

/// An objective: what it counts, as an emblem on rays.
pub(super) fn objective(card: &ObjectiveCard) -> String {
    let field = sky("sand") + &rays(45.0, 34.0, "white");
    field
        + &match card.counts {
            Counts::Colour(colour) => technology(45.0, 31.0, 46.0, colour),
            Counts::Sets => Colour::ALL
                .into_iter()
                .zip([(26.0, 18.0), (64.0, 18.0), (26.0, 45.0), (64.0, 45.0)])
                .map(|(colour, (x, y))| technology(x, y, 25.0, colour))
                .collect(),
            Counts::Station => placed(45.0, 31.0, 0.95, STAR_BASE),
            Counts::Upgrades => {
                placed(45.0, 24.0, 0.95, ROCKET)
                    + &emblem(18.0, 38.0, 13.0, "mustard", Icon::Capacity)
                    + &emblem(72.0, 38.0, 13.0, "red", Icon::Propulsion)
            }
            Counts::Missions { levels, least } => {
                let named: Vec<Level> = Level::ALL
                    .into_iter()
                    .filter(|level| levels >> level.index() & 1 == 1)
                    .collect();
                badges(&named, least)
            }
        }
}

fn technology(x: f32, y: f32, size: f32, colour: Colour) -> String {
    let markup = technology_icon(colour).coloured(technology_ink(colour), EDGE);
    placed(x - size / 2.0, y - size / 2.0, size / 24.0, &markup)
}

/// Mission patches with their levels; the required one has a star.
fn badges(levels: &[Level], least: Option<Level>) -> String {
    let (step, scale) = match levels.len() {
        1 => (0.0, 1.6),
        2 => (40.0, 1.2),
        3 => (28.0, 0.9),
        _ => (21.0, 0.66),
    };
    #[allow(clippy::cast_precision_loss)] // at most four
    let left = 45.0 - step * (levels.len() as f32 - 1.0) / 2.0;
    let mut out = ground(56.0, "mustard");
    for (index, &level) in levels.iter().enumerate() {
        let (ink, deep) = level_inks(level);
        let star = if least == Some(level) {
            "<path fill='@mustard' d='M0-27l2.5 5 5.5.7-4 3.8 1 5.5-5-2.7-5 2.7 1-5.5-4-3.8 5.5-.7z'/>"
        } else {
            ""
        };
        let patch = format!(
            "<path fill='@{ink}' d='M-15-10C-8-18 8-18 15-10V16H-15z'/>\
             <path fill='@{deep}' stroke='none' d='M-14.5 9h29v6.5h-29z'/>{}{star}",
            pips(level.number())
        );
        #[allow(clippy::cast_precision_loss)] // at most four
        let x = left + step * index as f32;
        out += &placed(x, 34.0, scale, &patch);
    }
    out
}

/// A level as this many small rockets side by side.
pub(super) fn pips(count: u8) -> String {
    let step = 7.0;
    let left = -step * (f32::from(count) - 1.0) / 2.0;
    (0..count)
        .map(|index| {
            let pip = "<path fill='@white' stroke-width='.7' d='M0-9c2 2 2.6 4.5 2.6 7v3l1.8 2.5v4L2.6 6h-5.2l-1.8 1.5v-4L-2.6 1v-3c0-2.5.6-5 2.6-7z'/>";
            placed(left + step * f32::from(index), 0.0, 0.78, pip)
        })
        .collect()
}
