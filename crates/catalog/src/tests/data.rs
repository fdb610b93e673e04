//! Component values from a file: read, played with, recorded.

use gantry_kernel::Value;
use gantry_kernel::record::{Record, Start};
use gantry_testkit::Plan;

use super::{TOY, opening, plan, play_on};
use crate::toy::Toy;
use crate::{OpenError, SimPlan, Table, TableStart};

/// Characters that would break a careless parser of lines.
const MOTTO: &str = "  one = \"two\" # {three} 'four' | \\ = 0123456789abcdef ";

/// The value of the option for a file that the toy game can read.
fn read(text: &str) -> String {
    TOY.read_data(text).expect("the toy has a file").expect("a good file")
}

fn table(options: &[(&str, &str)]) -> Result<Box<dyn Table>, OpenError> {
    let own = |(key, value): &(&str, &str)| ((*key).into(), (*value).into());
    let start = Start::Options(options.iter().map(own).collect());
    TOY.open(TableStart { start, ..opening(2) })
}

fn options(table: &dyn Table) -> Vec<(String, String)> {
    match &table.header().start {
        Start::Options(options) => options.clone(),
        Start::Position(_) => panic!("it began with options"),
    }
}

#[test]
fn a_fault_in_a_file_names_its_line() {
    let fault = |text| TOY.read_data(text).unwrap().unwrap_err().to_string();
    assert_eq!(fault("\nsides 0\n"), "line 2: expected 1 to 20 sides, found \"0\"");
    assert_eq!(fault("spikes 5"), "line 1: expected sides or motto, found \"spikes 5\"");
}

#[test]
fn files_that_say_the_same_are_one_value() {
    assert_eq!(read("sides 4\nmotto go"), "4 go");
    assert_eq!(read("# again\n\nmotto go\nsides 4\n"), "4 go");
    assert_eq!(read(TOY.data_file().unwrap()), "");
    assert_eq!(read(""), "");
}

#[test]
fn empty_data_is_left_out_of_the_record() {
    let mut tables = [
        table(&[]).unwrap(),
        table(&[("data", "")]).unwrap(),
        table(&[("data", "6 take it")]).unwrap(),
    ];
    for table in &mut tables {
        assert_eq!(options(&**table), [("goal".into(), "20".into())]);
        play_on(&mut **table, "random");
    }
    let [left_out, empty, spelled_out] = tables.map(|table| table.record().unwrap().to_string());
    assert_eq!(left_out, empty);
    assert_eq!(left_out, spelled_out);
    assert!(!left_out.contains("option data"), "{left_out}");
    let record = Record::read(&left_out).unwrap();
    let proof = TOY.verify(&record).unwrap();
    assert_eq!(proof.digest.to_string(), record.end);
    let again = TOY.replay(&record).unwrap();
    assert_eq!(again.header().digest(), record.header.digest());
    assert_eq!(again.save().to_string(), left_out);
}

#[test]
fn a_record_keeps_the_values_of_the_file() {
    let value = read(&format!("sides 20\nmotto {MOTTO}"));
    let mut table = table(&[("data", &value)]).unwrap();
    assert_eq!(options(&*table)[1], ("data".into(), format!("20 {MOTTO}")));
    play_on(&mut *table, "greedy");
    let text = table.record().unwrap().to_string();
    let record = Record::read(&text).unwrap();
    assert_eq!(TOY.verify(&record).unwrap().digest, table.digest());
    let again = TOY.replay(&record).unwrap();
    assert_eq!(again.save().to_string(), text);
    assert_eq!(again.glossary(), table.glossary());
    let other = text.replace("option data 20 ", "option data 19 ");
    let divergence = TOY.verify(&Record::read(&other).unwrap()).unwrap_err();
    assert!(divergence.message.starts_with("expected the digest "), "{divergence}");
}

#[test]
fn words_mean_what_the_table_says() {
    let motto = |options: &[(&str, &str)]| {
        let [die] = <[_; 1]>::try_from(table(options).unwrap().glossary()).unwrap();
        die.text.values.into_iter().find(|(name, _)| *name == "motto").unwrap().1
    };
    assert_eq!(motto(&[]), Value::Code("take it".into()));
    assert_eq!(motto(&[("data", "9 leave it")]), Value::Code("leave it".into()));
}

#[test]
fn a_value_that_no_table_can_have_is_refused() {
    let error = table(&[("data", "many")]).err().unwrap().to_string();
    assert_eq!(error, "option data: expected SIDES MOTTO, found \"many\"");
    let error = table(&[("data", "9 two\nlines")]).err().unwrap().to_string();
    assert_eq!(error, "expected a value on one line for data, found \"9 two\\nlines\"");
}

#[test]
fn a_simulation_is_played_with_the_values() {
    let data = read(&format!("sides 20\nmotto {MOTTO}"));
    let plan = SimPlan { options: vec![("data".into(), data.clone())], ..plan(1) };
    let report = TOY.simulate(&plan, &|_| {}).unwrap();
    assert_eq!(report.options, [("goal".into(), "20".into()), ("data".into(), data)]);
    assert!(report.seats.iter().any(|seat| seat.most > 20 + 6), "a die of six sides reaches 25");
    let record = TOY.record_simulated(&plan, 0).unwrap();
    assert!(TOY.verify(&record).is_ok());
}

#[test]
fn a_plan_that_covers_all_options_leaves_texts_alone() {
    let setups = Plan::<Toy>::covering(1, 1).setups;
    assert_eq!(setups.len(), 9, "three numbers of seats, three goals: {setups:?}");
}
