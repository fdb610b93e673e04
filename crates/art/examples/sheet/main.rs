//! A contact sheet of everything that is drawn, in both themes:
//! `cargo run -p gantry-art --example sheet > sheet.html`. Named sections only, if any are named:
//! `… --example sheet icons titles boards backs specialists missions`.

#[path = "../../tests/art/samples.rs"]
mod samples;

use gantry_art::{
    Back, Form, Icon, Theme, Title, Weight, Words, app_icon, back, card, exhaust, icon,
    launch_pad_rocket, lift_off_rocket, mark, pad, planet, planet_globe, poster, seat, station,
    technology, theme, title,
};
use gantry_launch_pad::{Rocket, Zone};
use gantry_lift_off::{Colour, Level};
use gantry_planet_rush::Planet;
use samples::{Sample, samples};

const STYLE: &str = "body{margin:0;font:14px sans-serif}section{background:var(--paper);color:var(--ink);padding:16px}\
    .row{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-end;margin:8px 0}svg{display:block}h2{margin:4px 0}";

const FAMILIES: [&str; 5] = ["specialists", "missions", "objectives", "launch-pad", "planet-rush"];

/// A heading with what stands under it.
type Section = (&'static str, fn() -> String);

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let wants = |name: &str| wanted.is_empty() || wanted.iter().any(|word| word == name);
    let drawn: [Section; 4] =
        [("icons", icons), ("titles", titles), ("boards", boards), ("backs", backs)];
    println!(
        "<!DOCTYPE html><meta charset='utf-8'><title>Contact sheet</title><style>{STYLE}</style>"
    );
    for look in [Theme::Light, Theme::Dark] {
        println!("<section style='{}'>", theme(look));
        for (name, section) in drawn.iter().filter(|(name, _)| wants(name)) {
            println!("<h2>{name}</h2>{}", section());
        }
        for name in FAMILIES.into_iter().filter(|name| wants(name)) {
            println!("<h2>{name}</h2>{}", cards(name));
        }
        println!("</section>");
    }
}

/// A drawing so many pixels wide.
fn sized(width: u16, svg: &str) -> String {
    format!("<div style='width:{width}px'>{svg}</div>")
}

fn row(items: impl Iterator<Item = String>) -> String {
    format!("<div class='row'>{}</div>", items.collect::<String>())
}

fn icons() -> String {
    let mut out = String::new();
    for (size, weight) in
        [(16, Weight::Solid), (24, Weight::Line), (24, Weight::Solid), (48, Weight::Line)]
    {
        out += &row(Icon::ALL.iter().map(|&kind| sized(size, &icon(kind, weight))));
    }
    for size in [16, 24, 48] {
        let technologies = Colour::ALL.into_iter().map(technology);
        out += &row(technologies.chain((0..4).map(seat)).map(|svg| sized(size, &svg)));
    }
    out
}

fn titles() -> String {
    let lettered = [160, 420].into_iter();
    let mut out: String = lettered
        .map(|size| row(Title::ALL.into_iter().map(|kind| sized(size, &title(kind)))))
        .collect();
    out += &row(Title::ALL.into_iter().map(|kind| sized(420, &poster(kind))));
    out += &row([24, 60, 120, 240].into_iter().map(|size| sized(size, &mark())));
    out + &row([48, 192].into_iter().map(|size| sized(size, &app_icon(size))))
}

fn boards() -> String {
    let built = [
        "observer",
        "observer:m",
        "explorer:mf",
        "intrepid:mmff+c",
        "galactic:mff",
        "galactic:mmmff+aocs",
    ];
    let rockets = built.map(|text| Rocket::from_short(text, Zone::Launch).expect("a rocket"));
    let steps = [(0, 0, 0), (0, 1, 1), (1, 2, 2), (2, 3, 3), (3, 4, 4)];
    let lifted =
        steps.map(|(lab, capacity, thrust)| lift_off_rocket(Level::new(lab), capacity, thrust));
    let docked = [None, Some(0), Some(1), Some(2), Some(3), Some(0), None, Some(2), Some(1)];
    let pads = [[false; 4], [true, false, false, false], [true, true, false, true], [true; 4]];
    let values = &gantry_planet_rush::Data::standard().planets;
    let mut out = String::new();
    for size in [60, 120] {
        out += &row(rockets.iter().map(|&rocket| sized(size, &launch_pad_rocket(rocket))));
        out += &row(lifted.iter().map(|svg| sized(size, svg)));
        out += &row(pads.iter().map(|&corners| sized(size, &pad(corners))));
    }
    out += &sized(120, &exhaust());
    out += &row([0, 1, 3, 6, 9].into_iter().map(|count| sized(240, &station(&docked[..count]))));
    out +=
        &row(Planet::ALL.into_iter().map(|kind| sized(240, &planet(kind, &values[kind.index()]))));
    out + &row(Planet::ALL.into_iter().map(|kind| sized(60, &planet_globe(kind))))
}

fn backs() -> String {
    let sizes = [24, 60, 120].into_iter();
    sizes.map(|size| row(Back::ALL.into_iter().map(|kind| sized(size, &back(kind))))).collect()
}

/// A family small and large; the large ones in German, whose words are long.
fn cards(family: &str) -> String {
    let samples = samples();
    let kinds = || samples.iter().filter(|sample| sample.family == family);
    let sizes = [24, 60, 120].into_iter();
    let compact = |size| row(kinds().map(|kind| sized(size, &drawn(kind, Form::Compact, "en"))));
    let full = row(kinds().map(|kind| sized(240, &drawn(kind, Form::Full, "de"))));
    sizes.map(compact).collect::<String>() + &full
}

fn drawn(sample: &Sample, form: Form, language: &str) -> String {
    let title = phrase(sample.game, language, &sample.key);
    let known = phrase(sample.game, language, &sample.key.replace("card-", "text-"));
    let sentence = match sample.game {
        "launch-pad" => known,
        _ => "Ein Beispielsatz von der Länge, die eine Regel auf einer Karte gewöhnlich hat."
            .to_owned(),
    };
    card(sample.kind, form, Words { title: &title, sentence: &sentence })
}

fn phrase(game: &str, language: &str, key: &str) -> String {
    let text = match (game, language) {
        ("lift-off", "en") => include_str!("../../../../games/lift-off/text/en.ftl"),
        ("lift-off", _) => include_str!("../../../../games/lift-off/text/de.ftl"),
        ("launch-pad", "en") => include_str!("../../../../games/launch-pad/text/en.ftl"),
        ("launch-pad", _) => include_str!("../../../../games/launch-pad/text/de.ftl"),
        (_, "en") => include_str!("../../../../games/planet-rush/text/en.ftl"),
        _ => include_str!("../../../../games/planet-rush/text/de.ftl"),
    };
    let found = text.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    found.unwrap_or(key).to_owned()
}
