//! A contact sheet of everything that is drawn, in both themes:
//! `cargo run -p gantry-art --example sheet > sheet.html`. To show only some sections, name them:
//! `… --example sheet icons marks lift-off`.

use std::fs;

use gantry_art::{
    Art, CardText, Form, GAMES, Icon, Pieces, Sample, Theme, Weight, app_icon, card, exhaust, icon,
    mark, plain_poster, seat, theme,
};

const STYLE: &str = "body{margin:0;font:14px sans-serif}section{background:var(--paper);color:var(--ink);padding:16px}\
    .row{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-end;margin:8px 0}svg{display:block}h2,h3{margin:4px 0}";

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let wants = |name: &str| wanted.is_empty() || wanted.iter().any(|word| word == name);
    println!(
        "<!DOCTYPE html><meta charset='utf-8'><title>Contact sheet</title><style>{STYLE}</style>"
    );
    for look in [Theme::Light, Theme::Dark] {
        println!("<section style='{}'>", theme(look));
        if wants("icons") {
            println!("<h2>icons</h2>{}", icons());
        }
        if wants("marks") {
            println!("<h2>marks</h2>{}", marks());
        }
        for art in GAMES.iter().filter(|art| wants(art.game)) {
            println!("<h2>{}</h2>{}", art.game, game(art));
        }
        println!("</section>");
    }
}

/// A drawing with this width in pixels.
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
        out += &row((0..4).map(|index| sized(size, &seat(index))));
    }
    out
}

fn marks() -> String {
    row([24, 60, 120, 240].into_iter().map(|size| sized(size, &mark())))
        + &row([48, 192].into_iter().map(|size| sized(size, &app_icon(size))))
        + &row([sized(420, &plain_poster()), sized(120, &exhaust())].into_iter())
}

fn game(art: &Art) -> String {
    let mut out = row([160, 420].into_iter().map(|size| sized(size, &(art.title)())));
    out += &sized(420, &(art.poster)());
    for Pieces { sort, drawings } in (art.pieces)() {
        let rows = [24, 60, 120].map(|size| row(drawings.iter().map(|svg| sized(size, svg))));
        out += &headed(sort, &rows.concat());
    }
    for family in (art.cards)().chunk_by(|one, two| one.family == two.family) {
        out += &headed(family[0].family, &cards(art.game, family));
    }
    out
}

fn headed(heading: &str, below: &str) -> String {
    format!("<h3>{heading}</h3>{below}")
}

/// A family of cards, small and large; the large ones in German, whose words are long.
fn cards(game: &str, family: &[Sample]) -> String {
    let [english, german] = ["en", "de"].map(|language| texts(game, language));
    let compact = |size| {
        row(family.iter().map(|sample| sized(size, &drawn(sample, Form::Compact, &english))))
    };
    let full = row(family.iter().map(|sample| sized(240, &drawn(sample, Form::Full, &german))));
    [24, 60, 120].into_iter().map(compact).collect::<String>() + &full
}

fn drawn(sample: &Sample, form: Form, texts: &str) -> String {
    let found =
        |key: &str| texts.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    let title = found(&sample.key).unwrap_or(&sample.key);
    let usual = "Ein Beispielsatz von der Länge, die eine Regel auf einer Karte gewöhnlich hat.";
    let own = sample.key.replace("card-", "text-");
    let sentence = found(&own).filter(|_| own != sample.key).unwrap_or(usual);
    card(&sample.print, form, CardText { title, sentence })
}

/// The texts of a game in a language.
fn texts(game: &str, language: &str) -> String {
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let path = format!("{games}/{game}/text/{language}.ftl");
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}
