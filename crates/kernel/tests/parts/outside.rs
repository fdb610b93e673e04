//! Text from outside, and how it is checked.

use gantry_kernel::outside::{
    LONGEST_NAME, is_forbidden, is_plain, line, name, names, printable, word,
};

#[test]
fn control_characters_are_never_shown() {
    let obeyed = [
        '\0',
        '\t',
        '\n',
        '\r',
        '\u{1b}',
        '\u{7f}',
        '\u{9b}',
        '\u{ad}',
        '\u{61c}',
        '\u{200b}',
        '\u{200e}',
        '\u{2028}',
        '\u{202e}',
        '\u{2066}',
        '\u{2800}',
        '\u{feff}',
        '\u{e0041}',
    ];
    for letter in obeyed {
        assert!(is_forbidden(letter), "{letter:?}");
        let shown = printable(&format!("a{letter}b")).into_owned();
        assert!(is_plain(&shown) && shown.chars().count() == 3, "{letter:?}: {shown:?}");
    }
    assert_eq!(printable("x\n\u{1b}[2Kproved"), "x \u{fffd}[2Kproved");
    for text in ["Ærø · {\"a\" = 1}", "宇宙船", "Zoë 🚀", "la fusée\u{202f}!", "نادية"]
    {
        assert_eq!(printable(text), text);
    }
}

#[test]
fn names_can_be_seen_and_fit() {
    for good in ["Ada", "Zoë", "宇宙 船", "d'Arc 2", "👩\u{200d}🚀 Ann", "I ❤\u{fe0f} you", "نادية"]
    {
        assert_eq!(name(good), Ok(()), "{good:?}");
    }
    assert_eq!(name(&"ä".repeat(LONGEST_NAME)), Ok(()));
    let long = "ä".repeat(LONGEST_NAME + 1);
    let bad = [
        "",
        " ",
        "\u{a0}",
        " Ada",
        "Ada ",
        "\u{3000}",
        "A\u{200d}da",
        "Ada\u{200d}",
        "🚀\u{200d}",
        "\u{200d}",
        "\u{fe0f}",
        "Ada\u{fe0f}",
        "a\u{300}\u{301}\u{302}\u{303}",
        "a\u{202e}b",
        "two\nlines",
        "\u{1b}[2K",
        &long,
    ];
    for bad in bad {
        let message = name(bad).expect_err(bad).to_string();
        assert!(is_plain(&message), "{message:?}");
    }
}

#[test]
fn names_that_look_alike_are_refused() {
    let alike = [
        ("Ada", "ada"),
        ("Ada", "Аdа"),
        ("Ada B", "Ada  B"),
        ("Ada B", "Ada\u{a0}B"),
        ("Ian", "lan"),
        ("Bob", "B0b"),
        ("Ada", "Ａｄａ"),
        ("♥", "♥\u{fe0f}"),
        ("Bot 1", "Bot l"),
        ("Random B", "Random Β"),
    ];
    for (one, other) in alike {
        let (index, _) = names([one, "Grace", other].into_iter()).expect_err(other);
        assert_eq!(index, 2, "{one:?} {other:?}");
    }
    assert_eq!(names(["Ada", "Adam", "Bot A", "Bot B", "Björn"].into_iter()), Ok(()));
}

#[test]
fn words_and_lines_have_limits() {
    for good in ["human", "expert-fixed", "search:200ms", "LP-4.2"] {
        assert_eq!(word("a kind", good), Ok(()));
    }
    for bad in ["", "two words", "proved\u{1b}", "grün", &"n".repeat(33)] {
        assert!(word("a kind", bad).is_err(), "{bad:?}");
    }
    assert_eq!(line("a title", "any text: \"quoted\"", 20), Ok(()));
    assert!(line("a title", "any text", 7).is_err());
    assert!(line("a title", "", 7).is_err());
}
