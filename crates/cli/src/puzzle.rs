//! `gantry puzzle`: shows a puzzle line by line, takes one choice, and judges it.

use gantry_catalog::Choice;
use gantry_host::{Host, MachineTime, puzzles};
use gantry_kernel::{Phrase, Value};
use gantry_wire::{Answer, Call, ClientMessage, Frame, HintRank, HostMessage, PuzzleVerdict};

use crate::args::Puzzle;
use crate::fail::CliError;
use crate::files;
use crate::language;
use crate::play::choice::{Meaning, begun, numbered, written};
use crate::play::lines::{Line, Lines};
use crate::screen::{BAD, GOOD, STRONG, Screen};
use crate::show::{self, Voice, code};

pub(crate) fn run(arguments: &Puzzle) -> Result<(), CliError> {
    let listing = files::game(&arguments.game)?;
    let all = puzzles::count(listing.id);
    let number = usize::try_from(arguments.number).expect("a small number");
    if number > all {
        let game = listing.id;
        return Err(CliError::usage(format_args!("{game} has {all} puzzles, found {number}")));
    }
    let mut screen = Screen::new(arguments.words.plain);
    // Nothing in a puzzle depends on it.
    let mut host = Host::new(Vec::new(), || [0; 32]);
    let message = ClientMessage::Puzzle { game: listing.id.into(), number };
    let frame = frame(call(&mut host, message))?;
    let book = language::phrasebook(&arguments.words, listing);
    let voice = Voice { book, names: frame.names() };
    let place = Phrase::new("puzzle-place").with("number", number).with("count", all);
    screen.styled(STRONG, &format!("{}: {}", listing.title, voice.say(&place)))?;
    show::panels(&mut screen, &voice, &frame.panels, frame.viewer.seat(), false)?;
    screen.line(&voice.say(&frame.prompt))?;
    screen.line(&voice.word("puzzle-ask"))?;
    for (index, choice) in frame.choices.iter().enumerate() {
        screen.line(&format!("  {:>2}  {}", index + 1, voice.say(&choice.phrase)))?;
    }
    let mut lines = Lines::new()?;
    let Some(chosen) = chosen(&mut lines, &mut screen, &voice, &frame.choices)? else {
        return Ok(());
    };
    let message = ClientMessage::Act(chosen);
    let frame = self::frame(call(&mut host, message))?;
    match frame.puzzle.and_then(|puzzle| puzzle.verdict) {
        Some(verdict) => judge(&mut screen, &voice, &verdict),
        None => Ok(()),
    }
}

fn call(host: &mut Host, message: ClientMessage) -> Vec<HostMessage> {
    host.handle(MachineTime::default(), Call { id: 1, message }).messages
}

/// The frame among the messages of the host.
fn frame(messages: Vec<HostMessage>) -> Result<Frame, CliError> {
    let mut refused = None;
    for message in messages {
        match message {
            HostMessage::Frame(frame) => return Ok(*frame),
            HostMessage::Answer { answer: Answer::Refused(why), .. } => refused = Some(why),
            _ => {}
        }
    }
    Err(CliError::usage(format_args!("the puzzle cannot be shown: {refused:?}")))
}

/// Asks until something can be chosen; `None` at the end of the input.
fn chosen(
    lines: &mut Lines,
    screen: &mut Screen,
    voice: &Voice,
    choices: &[Choice],
) -> Result<Option<String>, CliError> {
    loop {
        let typed = match lines.read(screen, "> ")? {
            Line::Typed(typed) => typed,
            Line::TooLong => continue,
            Line::End => return Ok(None),
        };
        let typed = typed.trim();
        let meant = numbered(choices, typed).or_else(|| written(choices, typed));
        let meant = meant.or_else(|| match begun(choices, typed) {
            Meaning::One(index) if !typed.is_empty() => Some(index),
            _ => None,
        });
        if let Some(index) = meant {
            return Ok(Some(choices[index].notation.clone()));
        }
        let phrase = Phrase::new("puzzle-which").with("most", choices.len());
        screen.styled(BAD, &voice.say(&phrase))?;
    }
}

/// The verdict, and what the best choices are worth.
fn judge(screen: &mut Screen, voice: &Voice, verdict: &PuzzleVerdict) -> Result<(), CliError> {
    let (style, key) = if verdict.solved { (GOOD, "puzzle-right") } else { (BAD, "puzzle-wrong") };
    screen.styled(style, &voice.word(key))?;
    for hint in &verdict.choices {
        let (least, most) = hint.interval();
        let rank = match hint.rank {
            HintRank::Only | HintRank::Best => "puzzle-best",
            HintRank::Equal => "puzzle-equal",
            HintRank::Worse => "puzzle-worse",
        };
        let line = Phrase::new("puzzle-share")
            .with("choice", code(&voice.say(&hint.choice.phrase)))
            .with("rank", code(&voice.word(rank)))
            .with("least", usize::from(least))
            .with("most", usize::from(most));
        screen.line(&format!("  {}", voice.say(&line)))?;
    }
    let worlds = Value::Number(verdict.worlds.into());
    Ok(screen.line(&voice.say(&Phrase::new("puzzle-proof").with("worlds", worlds)))?)
}
