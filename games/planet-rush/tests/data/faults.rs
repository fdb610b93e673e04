//! Errors in a custom file: each case is a file and, after the arrow, the line and the message.

use gantry_planet_rush::Data;
use gantry_testkit::assert_faults;

fn check(cases: &str) {
    assert_faults(cases, Data::read);
}

/// Text that the parser rejects.
#[test]
fn not_toml() {
    check(
        r"
planet = [
{ id = 'ursa-magna', vp = 1, vp = 2 }]
=> line 2: duplicate key
planet = [
{ id = 'ursa-magna', ]
=> line 2: invalid inline table element, expected key
planet = []

[[planet]]
id = 'ursa-magna'
=> line 3: duplicate key
",
    );
}

/// No key is silently ignored.
#[test]
fn unknown_keys() {
    check(
        r#"

planets = []
=> line 2: expected one of planet, provenance in the data, found "planets"
'' = 3
=> line 1: expected one of planet, provenance in the data, found nothing
'a.planet' = 3
=> line 1: expected one of planet, provenance in the data, found "a.planet"
planet = [
{ id = 'ursa-magna', ores = 2 }]
=> line 2: expected one of id, name, vp, terraforming, ore, printed, inferred, reconstructed in planet.ursa-magna, found "ores"
[[planet]]
id = 'ursa-magna'
vp = 3
'x.vp' = 3
=> line 4: expected one of id, name, vp, terraforming, ore, printed, inferred, reconstructed in planet.ursa-magna, found "x.vp"
[provenance]
planet = []
=> line 2: expected planet to stand before the first [table], found "provenance.planet"
[[planet]]
id = 'ursa-magna'
provenance.planet = 'printed'
=> line 3: expected provenance to stand before the first [table], found "planet.ursa-magna.provenance"
"#,
    );
}

/// Every entry is a known planet, once.
#[test]
fn entries() {
    check(
        r#"
planet = [
{ id = 'ursa-major' }]
=> line 2: expected planet.1.id to be one of beta-minor, pios-proxima, gamma-ferrum, tau-viridis, ursa-magna, found "ursa-major"
planet = [
{ id = 'Ursa Magna' }]
=> line 2: expected planet.1.id to be one of beta-minor, pios-proxima, gamma-ferrum, tau-viridis, ursa-magna, found "Ursa Magna"
planet = [
{ id = 7 }]
=> line 2: expected planet.1.id to be a text in quotes, found "7"
[[planet]]
vp = 3
=> line 1: expected planet.1 to be an entry with an id, found nothing
planet = [{ id = 'ursa-magna' },
7
]
=> line 2: expected planet.2 to be a table, found "7"

planet = 7
=> line 2: expected planet to be a list, found "7"

planet = { id = 'ursa-magna' }
=> line 2: expected planet to be a list, found "a table"
[[planet]]
id = 'ursa-magna'
[[planet]]
vp = 1
id = 'ursa-magna'
=> line 5: expected planet.2.id to be a planet that has no other entry, found "ursa-magna"
"#,
    );
}

/// Wrong types and numbers out of range.
#[test]
fn numbers() {
    check(
        r#"
planet = [
{ id = 'ursa-magna', vp = 'two' }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "two"
planet = [
{ id = 'ursa-magna', vp = 1.5 }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "1.5"
planet = [
{ id = 'ursa-magna', vp = true }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "true"
planet = [
{ id = 'ursa-magna', vp = 2000-01-01 }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "2000-01-01"
planet = [
{ id = 'ursa-magna', vp = [1] }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "a list"
planet = [
{ id = 'ursa-magna', vp.vp = 1 }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "a table"
planet = [
{ id = 'ursa-magna', vp = 0 }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "0"
planet = [
{ id = 'ursa-magna', vp = 21 }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "21"
planet = [
{ id = 'ursa-magna', vp = -1 }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "-1"
planet = [
{ id = 'ursa-magna', vp = 99999999999999999999 }]
=> line 2: expected planet.ursa-magna.vp to be a whole number from 1 to 20, found "99999999999999999999"
[[planet]]
id = 'beta-minor'
ore = 0
=> line 3: expected planet.beta-minor.ore to be a whole number from 1 to 3, found "0"
[[planet]]
ore = 4
id = 'beta-minor'
=> line 2: expected planet.beta-minor.ore to be a whole number from 1 to 3, found "4"
"#,
    );
}

/// PR-1.2: none only on Beta Minor.
#[test]
fn terraforming() {
    check(
        r#"
planet = [
{ id = 'beta-minor', terraforming = 1 }]
=> line 2: expected planet.beta-minor.terraforming to be 0, because it alone needs none (PR-1.2), found "1"
planet = [
{ id = 'beta-minor', terraforming = 'none' }]
=> line 2: expected planet.beta-minor.terraforming to be 0, because it alone needs none (PR-1.2), found "none"
planet = [
{ id = 'pios-proxima', terraforming = 0 }]
=> line 2: expected planet.pios-proxima.terraforming to be a whole number from 1 to 2, found "0"
planet = [
{ id = 'ursa-magna', terraforming = 3 }]
=> line 2: expected planet.ursa-magna.terraforming to be a whole number from 1 to 2, found "3"
"#,
    );
}

/// Names fit on a line.
#[test]
fn names() {
    check(
        r#"
planet = [
{ id = 'ursa-magna', name = 7 }]
=> line 2: expected planet.ursa-magna.name to be a text in quotes, found "7"
"#,
    );
    let names = [
        ("", "nothing"),
        (" a", r#"" a""#),
        ("a\\u00a0", r#""a\u{a0}""#),
        ("a\\nb", r#""a\nb""#),
        ("a\\tb", r#""a\tb""#),
        ("a\\u009fb", r#""a\u{9f}b""#),
        ("a\\u2028b", r#""a\u{2028}b""#),
        ("a\\u202eb", r#""a\u{202e}b""#),
        ("a\\u2066b", r#""a\u{2066}b""#),
        (
            "01234567890123456789012345678901234567890",
            "\"0123456789012345678901234567890123456789…\"",
        ),
    ];
    let limits =
        "one line of 1 to 40 characters, without control characters and without spaces at its ends";
    for (name, found) in names {
        check(&format!(
            "\n\nplanet = [{{ id = 'ursa-magna', name = \"{name}\" }}]\n\
             => line 2: expected planet.ursa-magna.name to be {limits}, found {found}\n"
        ));
    }
}

/// Provenances must be known words about known fields.
#[test]
fn provenance() {
    check(
        r#"
planet = [
{ id = 'ursa-magna', printed = ['color'] }]
=> line 2: expected planet.ursa-magna.printed.1 to be one of name, vp, terraforming, ore, found "color"
planet = [
{ id = 'ursa-magna', printed = ['id'] }]
=> line 2: expected planet.ursa-magna.printed.1 to be one of name, vp, terraforming, ore, found "id"
planet = [
{ id = 'ursa-magna', printed = ['vp', 3] }]
=> line 2: expected planet.ursa-magna.printed.2 to be a text in quotes, found "3"
planet = [
{ id = 'ursa-magna', printed = ['vp'], inferred = ['ore', 'vp'] }]
=> line 2: expected planet.ursa-magna.inferred.2 to be a value that is named once, found "vp"
planet = [
{ id = 'ursa-magna', printed = 'vp' }]
=> line 2: expected planet.ursa-magna.printed to be a list, found "vp"
[provenance]
planet = 'guessed'
=> line 2: expected provenance.planet to be printed, inferred or reconstructed, found "guessed"
[provenance]
planet.vp = 'guessed'
=> line 2: expected provenance.planet.vp to be printed, inferred or reconstructed, found "guessed"
[provenance]
planet.vp = 3
=> line 2: expected provenance.planet.vp to be a text in quotes, found "3"
[provenance]
planet.color = 'printed'
=> line 2: expected one of name, vp, terraforming, ore in provenance.planet, found "color"
[provenance]
planets = 'printed'
=> line 2: expected one of planet in provenance, found "planets"
[provenance]
planet = 3
=> line 2: expected provenance.planet to be a table, found "3"

provenance = 'printed'
=> line 2: expected provenance to be a table, found "printed"
"#,
    );
}
