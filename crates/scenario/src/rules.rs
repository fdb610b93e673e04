//! The numbered rules of a rules text.

/// The ids of all rules in a rules text, in order: numbered items below a heading such as `##
/// LP-3`, table rows whose first cell is an id, and paragraphs that begin with a bold id.
pub fn rule_ids(markdown: &str, prefix: &str) -> Vec<String> {
    let mut section = None;
    let mut ids: Vec<String> = Vec::new();
    for line in markdown.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            section = section_of(heading, prefix);
            continue;
        }
        let id = item(line, section)
            .map(|(section, item)| format!("{prefix}-{section}.{item}"))
            .or_else(|| marked(line, prefix));
        if let Some(id) = id
            && !ids.contains(&id)
        {
            ids.push(id);
        }
    }
    ids
}

/// The letters in the first heading such as `## LP-1 Components`.
pub fn prefix(rules: &str) -> Option<&str> {
    rules.lines().filter_map(|line| line.strip_prefix("## ")?.split_once('-')).find_map(
        |(letters, rest)| {
            let capitals =
                !letters.is_empty() && letters.bytes().all(|byte| byte.is_ascii_uppercase());
            (capitals && rest.starts_with(|first: char| first.is_ascii_digit())).then_some(letters)
        },
    )
}

/// The number in a heading `LP-3 A turn`.
fn section_of(heading: &str, prefix: &str) -> Option<u32> {
    let word = heading.split_whitespace().next()?;
    word.strip_prefix(prefix)?.strip_prefix('-')?.parse().ok()
}

/// The section and number of an item `4. …` that is not indented.
fn item(line: &str, section: Option<u32>) -> Option<(u32, u32)> {
    let (number, rest) = line.split_once('.')?;
    let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let item = if digits && rest.starts_with(' ') { number.parse().ok()? } else { return None };
    Some((section?, item))
}

/// The id in `| LP-5.1 | …` or `**LP-5.14 …**`.
fn marked(line: &str, prefix: &str) -> Option<String> {
    let word = match line.strip_prefix('|') {
        Some(cells) => cells.split('|').next()?.trim(),
        None => line.strip_prefix("**")?.split(|letter: char| " *".contains(letter)).next()?,
    };
    let (section, item) = word.strip_prefix(prefix)?.strip_prefix('-')?.split_once('.')?;
    let number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    (number(section) && number(item)).then(|| word.to_owned())
}
