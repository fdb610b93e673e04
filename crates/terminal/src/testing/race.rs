//! Two players run three steps: a countdown, then both at once. Running too far is refused.

use gantry_catalog::{
    Advice, Analysis, AnalysisRequest, BotMove, Budget, Choice, EntryEvents, EntryPhrases, Hint,
    Intent, Log, Messages, Perspective, PreparedStep, Presentation, Table, TableError, Thinking,
    Timing, WinShare,
};
use gantry_kernel::record::{Header, Player, Record, Start};
use gantry_kernel::{
    Attendance, Awaiting, Category, Digest, InputError, Millis, NoteError, Panel, ParseError,
    Phrase, Refusal, Row, Seat, SeatSet, Standings, Term, Tone, UndoError, Viewer, Waited,
};

pub(crate) const WORDS: Messages = &[("en", ENGLISH), ("de", ENGLISH), ("fr", ENGLISH)];

const ENGLISH: &str = "\
track = Track
seat = { $name }
steps = Steps
goal = Goal
number = { $number }
run = Run { $number }
rest = Rest
began = Off they go!
ran = { $name } runs { $number }.
prompt-wait = Get ready …
prompt-run = Run!
why-far = Nobody runs { $number } steps at once.
why-early = It has not begun.
";

const COUNTDOWN: Millis = Millis(3000);
const GOAL: i32 = 3;
/// How long the bot thinks before each step.
const THINKS_MS: u32 = 1000;

/// A race between a person (A) and a bot (B).
#[derive(Clone, Debug)]
pub(crate) struct RaceFixture {
    header: Header,
    log: Vec<(Millis, Option<(Seat, String)>)>,
    steps: [i32; 2],
    thought: bool,
    /// Whether the bot runs at all.
    pub(crate) bot_runs: bool,
    /// Whether it is played in real time.
    pub(crate) is_real_time: bool,
}

impl RaceFixture {
    pub(crate) fn new() -> Self {
        let player = |kind: &str, name: &str| Player { kind: kind.into(), name: name.into() };
        let header = Header {
            game: "race".into(),
            rules: 1,
            start: Start::Options(Vec::new()),
            players: vec![player("human", "Ada"), player("calm", "Bob")],
            commitment: [0; 32],
            salts: Vec::new(),
            secret: None,
        };
        Self {
            header,
            log: Vec::new(),
            steps: [0; 2],
            thought: false,
            bot_runs: true,
            is_real_time: true,
        }
    }

    /// The race after the countdown and these steps.
    pub(crate) fn played(steps: &[(u64, &str, &str)]) -> Self {
        let mut race = Self::new();
        for (at, seat, notation) in steps {
            race.advance(Millis(*at)).expect("only a countdown");
            race.act(Millis(*at), seat.parse().expect("a seat"), notation).expect("a step");
        }
        race
    }

    fn running(&self) -> bool {
        !self.log.is_empty()
    }

    fn record_step(&mut self, at: Millis, step: Option<(Seat, String)>) {
        if let Some((seat, notation)) = &step
            && let Some(steps) = notation.strip_prefix("run ")
        {
            self.steps[seat.index()] += steps.parse::<i32>().expect("checked before");
        }
        self.log.push((at, step));
    }

    fn number(number: i32) -> Phrase {
        Phrase::new("number").with("number", number)
    }
}

impl Log for RaceFixture {
    fn header(&self) -> &Header {
        &self.header
    }

    fn awaiting(&self) -> Awaiting {
        if self.steps.iter().any(|steps| *steps >= GOAL) {
            return Awaiting::Over;
        }
        let (may, until) = if self.running() {
            (Seat::all(2).collect(), Millis(60_000))
        } else {
            (SeatSet::EMPTY, COUNTDOWN)
        };
        Awaiting::Players { must: SeatSet::EMPTY, may, until: Some(until), sealed: false }
    }

    fn is_real_time(&self) -> bool {
        self.is_real_time
    }

    fn deadline(&self) -> Option<Millis> {
        self.awaiting().until()
    }

    fn now(&self) -> Millis {
        self.log.last().map_or(Millis(0), |(at, _)| *at)
    }

    fn entries(&self) -> usize {
        self.log.len()
    }

    fn line_count(&self) -> usize {
        self.log.len()
    }

    fn attendance(&self) -> Option<&Attendance> {
        None
    }

    fn waited_for(&self) -> Vec<Waited> {
        let waited = |(line, (at, _)): (usize, &(Millis, _))| Waited {
            at: *at,
            must: SeatSet::EMPTY,
            steps: line + 1,
        };
        self.log.iter().enumerate().map(waited).collect()
    }

    fn last_act_of(&self, seat: Seat) -> Option<usize> {
        let acted = |(_, step): &(Millis, Option<(Seat, String)>)| {
            step.as_ref().is_some_and(|(actor, _)| *actor == seat)
        };
        self.log.iter().rposition(acted)
    }

    fn time_of(&self, entry: usize) -> Option<Millis> {
        self.log.get(entry).map(|(at, _)| *at)
    }

    fn digest(&self) -> Digest {
        self.header.digest().chain(&self.lines(0))
    }

    fn standings(&self) -> Option<Standings> {
        let over = self.awaiting() == Awaiting::Over;
        over.then(|| Standings::ranked(&self.steps.map(|steps| (steps, 0))))
    }

    fn has_choice(&self, _: Seat) -> bool {
        self.running() && self.awaiting() != Awaiting::Over
    }

    fn prepare(&self, at: Millis, intent: Intent<'_>) -> Result<PreparedStep, TableError> {
        let step = match intent {
            Intent::Act { seat, notation } => {
                self.explain(seat, notation)?;
                Some((seat, notation.to_owned()))
            }
            Intent::Chance => return Err(TableError::NoSecret),
            Intent::Timeout => None,
            Intent::Note(_) => return Err(NoteError::Over.into()),
        };
        if at < self.now() {
            let (at, last) = (at.0, self.now().0);
            return Err(TableError::Untimely(InputError::Backwards { at, last }));
        }
        Ok(PreparedStep::new(String::new(), self.digest(), (at, step)))
    }

    fn commit(&mut self, prepared: PreparedStep) {
        let (at, step) = prepared.into_entry::<(Millis, Option<(Seat, String)>)>();
        self.record_step(at, step);
    }

    fn advance(&mut self, at: Millis) -> Result<usize, TableError> {
        match self.awaiting().until() {
            Some(until) if until <= at && !self.running() => {
                self.timeout(until)?;
                Ok(1)
            }
            _ => Ok(0),
        }
    }

    fn can_undo(&self, _: Seat) -> Result<(), UndoError> {
        Err(UndoError::Revealed)
    }

    fn undo(&mut self, _: Seat) -> Result<(), UndoError> {
        Err(UndoError::Revealed)
    }

    fn record(&self) -> Option<Record> {
        None
    }

    fn save(&self) -> Record {
        let header = self.header.clone();
        Record { header, begin: String::new(), lines: Vec::new(), end: String::new() }
    }

    fn lines(&self, since: usize) -> Vec<String> {
        let line = |(at, step): &(Millis, Option<(Seat, String)>)| format!("{} {step:?}", at.0);
        self.log.iter().skip(since).map(line).collect()
    }

    fn at(&self, entries: usize) -> Option<Box<dyn Table>> {
        let mut then = Self::new();
        for (at, step) in self.log.get(..entries)? {
            then.record_step(*at, step.clone());
        }
        Some(Box::new(then))
    }
}

impl Presentation for RaceFixture {
    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.has_choice(seat) {
            return Vec::new();
        }
        let run = Phrase::new("run").with("number", 1).toned(Tone::Green);
        let rest = Phrase::new("rest");
        vec![
            Choice { notation: "run 1".into(), phrase: run, key: Some('1') },
            Choice { notation: "rest".into(), phrase: rest, key: Some('r') },
        ]
    }

    fn notations(&self, seat: Seat) -> Vec<String> {
        self.choices(seat).into_iter().map(|choice| choice.notation).collect()
    }

    fn notation_for_key(&self, _: Seat, key: char) -> Option<String> {
        key.is_ascii_digit().then(|| format!("run {key}"))
    }

    fn complete(&self, _: Seat, _: &str) -> Option<String> {
        None
    }

    fn explain(&self, _: Seat, notation: &str) -> Result<(), TableError> {
        if !self.running() {
            return Err(TableError::Refused(Refusal::new("D-2", "why-early")));
        }
        match notation.strip_prefix("run ").map(str::parse::<i32>) {
            None if notation == "rest" => Ok(()),
            Some(Ok(1)) => Ok(()),
            Some(Ok(number)) => {
                Err(TableError::Refused(Refusal::new("D-1", "why-far").with("number", number)))
            }
            _ => Err(TableError::Unreadable(ParseError::new("a step", notation))),
        }
    }

    fn prompt(&self, _: Viewer) -> Phrase {
        Phrase::new(if self.running() { "prompt-run" } else { "prompt-wait" })
    }

    fn glossary(&self) -> Vec<Term> {
        Vec::new()
    }

    fn panels(&self, _: Perspective) -> Vec<Panel> {
        let panel = |title, seat, label, cell| {
            let rows = vec![Row { label: Phrase::new(label), cells: vec![cell] }];
            Panel { title, seat, rows, on_request: false }
        };
        let track = panel(Phrase::new("track"), None, "goal", Self::number(GOAL));
        let runner = |seat: Seat| {
            let steps = Self::number(self.steps[seat.index()]);
            panel(Phrase::new("seat").with("name", seat), Some(seat), "steps", steps)
        };
        [track].into_iter().chain(Seat::all(2).map(runner)).collect()
    }

    fn breakdown(&self, _: Viewer) -> Vec<Category> {
        Vec::new()
    }

    fn news(&self, _: Perspective, since: usize) -> Vec<EntryPhrases> {
        let heard = self.log.iter().enumerate().skip(since).filter_map(|(index, (_, step))| {
            let phrase = match step {
                None => Phrase::new("began"),
                Some((seat, run)) => {
                    let number: i32 = run.strip_prefix("run ")?.parse().ok()?;
                    Phrase::new("ran").with("name", *seat).with("number", number)
                }
            };
            Some(EntryPhrases { entry: index + 1, phrases: vec![phrase] })
        });
        heard.collect()
    }

    fn view(&self, _: Perspective) -> String {
        "null".into()
    }

    fn position(&self) -> String {
        String::new()
    }

    fn events(&self, _: Viewer, _: usize) -> Vec<EntryEvents> {
        Vec::new()
    }
}

/// What the bot does when it looks at the table.
struct Runs(BotMove);

impl Thinking for Runs {
    fn think(&mut self) -> BotMove {
        self.0.clone()
    }
}

impl Advice for RaceFixture {
    fn ask(&mut self, _: Seat, _: &str, _: Timing) -> Result<Box<dyn Thinking>, TableError> {
        if !self.bot_runs {
            return Ok(Box::new(Runs(BotMove::Wait(u32::MAX))));
        }
        self.thought = !self.thought;
        let answer =
            if self.thought { BotMove::Wait(THINKS_MS) } else { BotMove::Act("run 1".into()) };
        Ok(Box::new(Runs(answer)))
    }

    fn give_back(&mut self, _: Box<dyn Thinking>) {}

    fn hints(&self, seat: Seat, _: Budget) -> Result<Vec<Hint>, TableError> {
        Err(TableError::NothingToDecide(seat))
    }

    fn compare(
        &self,
        seat: Seat,
        _: &[String],
        _: Budget,
        _: u64,
    ) -> Result<Vec<Hint>, TableError> {
        Err(TableError::NothingToDecide(seat))
    }

    fn expectation(&self, _: Seat, _: Budget) -> WinShare {
        WinShare { share: 0.5, error: 0.0 }
    }

    fn analyse(&self, _: &AnalysisRequest, _: &(dyn Fn(u64, u64) + Sync)) -> Analysis<Choice> {
        Analysis { courses: Vec::new(), entries: self.entries(), over: !self.running() }
    }
}
