//! All text has a contrast of at least 4.5 in both themes (WCAG 2.2 AA).

use gantry_art::{GAMES, Ink, Theme, theme};

/// In both themes.
fn expect(one: Ink, two: Ink, least: f64) {
    for look in [Theme::Light, Theme::Dark] {
        let contrast = one.contrast(two, look);
        assert!(contrast >= least, "{one:?} on {two:?} in {look:?}: {contrast:.2}");
    }
}

#[test]
fn contrast_is_reckoned_as_wcag_does() {
    let most = Ink::White.contrast(Ink::Night, Theme::Light);
    assert!((15.0..18.0).contains(&most), "{most}");
    assert!((Ink::Red.contrast(Ink::Red, Theme::Dark) - 1.0).abs() < 1e-9);
}

#[test]
fn text_can_be_read() {
    for sample in GAMES.iter().flat_map(|art| (art.cards)()) {
        let (text, ground) = sample.print.inks();
        expect(text, ground, 4.5);
    }
    expect(Ink::Ink, Ink::Paper, 4.5);
    expect(Ink::Ink, Ink::Stock, 4.5);
}

#[test]
fn themes_name_every_ink() {
    for look in [Theme::Light, Theme::Dark] {
        let css = theme(look);
        for ink in Ink::ALL {
            assert!(css.contains(&format!("--{}:#", ink.name())), "{ink:?}");
        }
    }
}
