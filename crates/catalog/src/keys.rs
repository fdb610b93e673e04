//! Checks that all languages have the same messages.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use fluent_syntax::parser;

use crate::{LANGUAGES, Messages};

type Variables = BTreeSet<String>;

/// Differences between the languages of a message file: missing keys, unused variables, duplicate
/// keys, text that is not Fluent. Empty if there are none.
pub fn missing_keys(messages: Messages) -> Vec<String> {
    let mut faults = Vec::new();
    let mut spoken: BTreeMap<&str, BTreeMap<String, Variables>> = BTreeMap::new();
    for (language, text) in messages {
        read(language, text, spoken.entry(language).or_default(), &mut faults);
    }
    // The first language decides which variables a key uses.
    let in_turn = LANGUAGES.iter().rev().filter_map(|language| spoken.get(language));
    let all: BTreeMap<&String, &Variables> = in_turn.flatten().collect();
    for language in LANGUAGES {
        let Some(own) = spoken.get(language) else {
            faults.push(format!("{language}: no messages"));
            continue;
        };
        for (key, variables) in &all {
            match own.get(*key) {
                None => faults.push(format!("{language}: {key} is missing")),
                Some(found) if found != *variables => {
                    faults.push(format!("{language}: {key} uses {found:?}, not {variables:?}"));
                }
                Some(_) => {}
            }
        }
    }
    faults
}

fn read(
    language: &str,
    text: &'static str,
    messages: &mut BTreeMap<String, Variables>,
    faults: &mut Vec<String>,
) {
    let resource = parser::parse(text).unwrap_or_else(|(resource, errors)| {
        faults.extend(errors.iter().map(|error| format!("{language}: {error}")));
        resource
    });
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut variables = Variables::new();
        for pattern in message.value.iter().chain(message.attributes.iter().map(|a| &a.value)) {
            walk(pattern, &mut variables);
        }
        if messages.insert(message.id.name.to_owned(), variables).is_some() {
            faults.push(format!("{language}: {} is given twice", message.id.name));
        }
    }
}

fn walk(pattern: &Pattern<&str>, variables: &mut Variables) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            expression_variables(expression, variables);
        }
    }
}

fn expression_variables(expression: &Expression<&str>, variables: &mut Variables) {
    match expression {
        Expression::Inline(inline) => inline_variables(inline, variables),
        Expression::Select { selector, variants } => {
            inline_variables(selector, variables);
            for variant in variants {
                walk(&variant.value, variables);
            }
        }
    }
}

fn inline_variables(inline: &InlineExpression<&str>, variables: &mut Variables) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => expression_variables(expression, variables),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            argument_variables(arguments, variables);
        }
        _ => {}
    }
}

fn argument_variables(arguments: &CallArguments<&str>, variables: &mut Variables) {
    let named = arguments.named.iter().map(|argument| &argument.value);
    for argument in arguments.positional.iter().chain(named) {
        inline_variables(argument, variables);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrasebook::COMMON;

    #[test]
    fn the_common_messages_are_complete() {
        assert_eq!(missing_keys(COMMON), [""; 0]);
    }

    #[test]
    fn differences_between_languages_are_named() {
        let messages: Messages = &[
            ("en", "one = { $a }\ntwo = { $n ->\n  [one] { $b }\n  *[other] x\n}\n"),
            ("de", "one = { $b }\ntwo = { $n } { $b }\n"),
            ("fr", "one = { $a }\none = { $a }\n"),
        ];
        assert_eq!(
            missing_keys(messages),
            ["fr: one is given twice", "de: one uses {\"b\"}, not {\"a\"}", "fr: two is missing",]
        );
    }
}
