//! Data files: errors name the value and the line, custom values fit on one line.

use std::sync::LazyLock;

use gantry_game_kit::data::{
    CustomData, Node, Places, Result, Values, name, parse, quoted, read_line,
};
use toml::de::DeValue;

#[derive(Clone, Debug, PartialEq)]
struct Prices {
    low: u8,
    high: u8,
}

impl Values for Prices {
    fn standard(_: u32) -> &'static Self {
        static STANDARD: LazyLock<Prices> = LazyLock::new(|| Prices { low: 1, high: 5 });
        &STANDARD
    }

    fn over_standard(rules: u32, text: &DeValue) -> Result<Self> {
        let mut prices = Self::standard(rules).clone();
        for field in Node::root(text).fields()? {
            match field.key.as_str() {
                "low" => prices.low = field.number(0, 4)?,
                "high" => prices.high = field.number(5, 9)?,
                _ => return Err(field.unknown(&["low", "high"])),
            }
        }
        Ok(prices)
    }

    fn line_over(&self, standard: &Self) -> String {
        let changed = [("low", self.low, standard.low), ("high", self.high, standard.high)];
        let changed = changed.iter().filter(|(_, own, standard)| own != standard);
        let changed: Vec<String> = changed.map(|(key, own, _)| format!("{key} = {own}")).collect();
        if changed.is_empty() { String::new() } else { format!("{{ {} }}", changed.join(", ")) }
    }
}

#[test]
fn faults_of_a_file_name_value_and_line() {
    let fault = |text| Prices::read_file(1, text).expect_err(text).to_string();
    assert_eq!(
        fault("high = 6\nlow = 5\n"),
        "line 2: expected low to be a whole number from 0 to 4, found \"5\""
    );
    assert_eq!(
        fault("\nmid = 1\n"),
        "line 2: expected one of low, high in the data, found \"mid\""
    );
    assert_eq!(fault("low = =\n").split(':').next(), Some("line 1"));
}

#[test]
fn custom_values_are_one_line_and_standard_ones_none() {
    for standard in ["", " ", "{}", "{ low = 1 }"] {
        assert_eq!(CustomData::<Prices>::read(1, standard), Ok(None), "{standard}");
    }
    let own = CustomData::<Prices>::read(1, " { high = 0x7, low = 1 } ").expect("values");
    assert_eq!(CustomData::line(own.as_ref()), "{ high = 7 }");
    assert_eq!(CustomData::or_standard(own.as_ref(), 1), &Prices { low: 1, high: 7 });
    assert_eq!(CustomData::<Prices>::or_standard(None, 1), Prices::standard(1));
    for wrong in ["x", "{", "[1]", "{ low = 1 } b", "{} # x", "{\n}"] {
        let wrong = read_line::<Prices>(1, wrong).expect_err(wrong).expected;
        assert_eq!(wrong, "component values in braces, on one line");
    }
}

#[test]
fn entries_are_placed_by_their_id() {
    let text = "card = [\n{ id = 'a', cost = [1, 2] },\n{ id = 'b', name = ' x' }]\n";
    let value = parse(text).expect("TOML");
    let root = Node::root(&value);
    let places = Places::of(&root);
    assert!(places.has("card.a.cost.2") && !places.has("card.1.cost"));
    assert!(places.leaves.contains("card.b.name"));
    assert_eq!(places.first(&["card.c", "card.b"]), text.find("id = 'b'").expect("there"));
    let cards = root.field("card").ok().flatten().expect("a list").items().expect("a list");
    let wrong = name(&cards[1].field("name").ok().flatten().expect("a name")).expect_err("spaces");
    assert!(
        wrong
            .into_line_error(text)
            .to_string()
            .starts_with("line 3: expected card.2.name to be one line")
    );
    assert_eq!(quoted(r#"a\"b"#), r#""a\\\"b""#);
}
