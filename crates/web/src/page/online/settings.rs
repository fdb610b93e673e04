//! How a table on a server is to be played: chosen when it is opened, and said in one line.

use gantry_kernel::Phrase;
use gantry_wire::{Access, GameInfo, Pace, Spectators, TableSettings};

use super::invitation::name_field;
use crate::page::app::{App, code};
use crate::page::{home, server};
use crate::prelude::*;
use gantry_host::shared::times;
use gantry_host::time_text;

/// The paces that are offered.
pub const PACES: [Pace; 10] = [
    Pace::Relaxed,
    Pace::PerMove { seconds: 30 },
    Pace::PerMove { seconds: 60 },
    Pace::PerMove { seconds: 180 },
    Pace::Fischer { bank_seconds: 300, increment_seconds: 5 },
    Pace::Fischer { bank_seconds: 600, increment_seconds: 10 },
    Pace::Fischer { bank_seconds: 1800, increment_seconds: 20 },
    Pace::Days { days: 1 },
    Pace::Days { days: 3 },
    Pace::Days { days: 7 },
];

const ACCESS: [(Access, &str); 3] = [
    (Access::Invitation, "web-access-invitation"),
    (Access::Open, "web-access-open"),
    (Access::Private, "web-access-private"),
];

/// A delay is the last one: not every table may have it.
const SPECTATORS: [Spectators; 4] =
    [Spectators::Public, Spectators::Nobody, Spectators::AfterEnd, DELAYED];

/// Spectators see everything, with the usual delay.
const DELAYED: Spectators = Spectators::Delayed { minutes: USUAL_DELAY };

/// How many minutes later spectators see everything, unless somebody says otherwise.
const USUAL_DELAY: u16 = 15;
/// The longest delay that is offered: a day.
const LONGEST_DELAY: u16 = 24 * 60;

/// What has been chosen. Made of signals: cheap to pass around.
#[derive(Clone, Copy)]
pub struct OnlineForm {
    /// What we are called.
    pub name: RwSignal<String>,
    /// Which of the paces; past them, the one that was typed.
    pace: RwSignal<usize>,
    typed_pace: RwSignal<String>,
    access: RwSignal<usize>,
    spectators: RwSignal<usize>,
    /// How much later spectators see everything.
    minutes: RwSignal<u16>,
    stand_in: RwSignal<String>,
    rated: RwSignal<bool>,
    begins: RwSignal<bool>,
}

impl OnlineForm {
    /// The usual ones.
    pub fn new(app: App) -> Self {
        Self {
            name: RwSignal::new(server::default_name(app)),
            pace: RwSignal::new(0),
            typed_pace: RwSignal::new(String::new()),
            access: RwSignal::new(0),
            spectators: RwSignal::new(0),
            minutes: RwSignal::new(USUAL_DELAY),
            stand_in: RwSignal::new(String::new()),
            rated: RwSignal::new(false),
            begins: RwSignal::new(false),
        }
    }

    /// The pace; reactive. A form with one that cannot be read is not sent.
    fn pace(self) -> Pace {
        let typed = || Pace::read(self.typed_pace.read().trim()).unwrap_or_default();
        PACES.get(self.pace.get()).copied().unwrap_or_else(typed)
    }

    /// The shortest delay that suits the other settings; `None` if none does. Reactive.
    fn least_delay(self, timed: bool) -> Option<u16> {
        let (pace, rated) = (self.pace(), self.rated.get());
        let suits =
            |minutes: &u16| Spectators::Delayed { minutes: *minutes }.suit(pace, timed, rated);
        (Spectators::LEAST_DELAY_MINUTES..=LONGEST_DELAY).find(suits)
    }

    /// Sets everything that was chosen here; the game, its options and the chairs stay.
    pub fn apply(self, settings: &mut TableSettings) {
        settings.pace = untrack(|| self.pace());
        settings.access = ACCESS[self.access.get_untracked()].0;
        settings.spectators = match SPECTATORS[self.spectators.get_untracked()] {
            Spectators::Delayed { .. } => {
                Spectators::Delayed { minutes: self.minutes.get_untracked() }
            }
            other => other,
        };
        settings.begins = self.begins.get_untracked();
        settings.stand_in = self.stand_in.get_untracked();
        settings.rated = self.rated.get_untracked();
    }
}

/// A pace in words.
pub fn pace_words(app: App, pace: Pace) -> String {
    let time = |seconds: u32| code(&time_text(u64::from(seconds) * 1000));
    app.say(&match pace {
        Pace::Relaxed => Phrase::new("web-clock-none"),
        Pace::PerMove { seconds } => Phrase::new("web-clock-move").with("time", time(seconds)),
        Pace::Fischer { bank_seconds, increment_seconds } => Phrase::new("web-clock-bank")
            .with("bank", time(bank_seconds))
            .with("more", code(&increment_seconds)),
        Pace::Days { days } => Phrase::new("web-clock-days").with("days", days),
    })
}

fn spectator_words(app: App, spectators: Spectators) -> String {
    app.say(&match spectators {
        Spectators::Nobody => Phrase::new("web-spectators-nobody"),
        Spectators::Public => Phrase::new("web-spectators-public"),
        Spectators::AfterEnd => Phrase::new("web-spectators-after-end"),
        Spectators::Delayed { minutes } => {
            Phrase::new("web-spectators-delayed").with("minutes", usize::from(minutes))
        }
    })
}

/// How a table is played, in one line.
pub fn summary(app: App, settings: &TableSettings) -> String {
    let access = ACCESS.iter().find(|(access, _)| *access == settings.access);
    let mut words = vec![
        pace_words(app, settings.pace),
        access.map(|(_, key)| app.t(key)).unwrap_or_default(),
        spectator_words(app, settings.spectators),
    ];
    if settings.rated {
        words.push(app.t("web-rated"));
    }
    for (key, value) in &settings.options {
        let label = app.game_word(&settings.game, &format!("option-{key}"), key);
        let short: String = value.chars().take(24).collect();
        let value = app.game_word(&settings.game, &format!("option-{key}-{value}"), &short);
        words.push(format!("{label}: {value}"));
    }
    words.join(" · ")
}

/// A list to choose from.
pub fn select(
    name: &'static str,
    label: impl Fn() -> String + Send + Sync + 'static,
    words: Vec<String>,
    chosen: RwSignal<usize>,
) -> AnyView {
    let option = |(index, words): (usize, String)| {
        let selected = chosen.get_untracked() == index;
        view! { <option value=index.to_string() selected=selected>{words}</option> }
    };
    let options = words.into_iter().enumerate().map(option).collect_view();
    view! {
        <label>
            <span>{label}</span>
            <select name=name on:change=move |event| chosen.set(event_target_value(&event).parse().unwrap_or_default())>
                {options}
            </select>
        </label>
    }
}

/// A pace as somebody types it. The browser does not send the form while it cannot be read.
fn typed_pace(app: App, form: OnlineForm) -> AnyView {
    let typed = move |event: web_sys::Event| {
        let input = event_target::<web_sys::HtmlInputElement>(&event);
        let text = input.value();
        let wrong = Pace::read(text.trim()).is_none();
        input.set_custom_validity(&if wrong { app.t("web-clock-typed") } else { String::new() });
        form.typed_pace.set(text);
    };
    view! {
        <label>
            <span>{move || app.t("web-clock-typed")}</span>
            <input type="text" name="typed-pace" required=true maxlength="20" autocomplete="off" autocapitalize="off"
                prop:value=form.typed_pace on:input=typed/>
        </label>
    }
    .into_any()
}

/// By how many minutes spectators are delayed.
fn delay(app: App, form: OnlineForm, timed: bool) -> AnyView {
    let typed = move |event| {
        if let Ok(minutes) = event_target_value(&event).parse() {
            form.minutes.set(minutes);
        }
    };
    view! {
        <label>
            <span>{move || app.t("web-delay")}</span>
            <input type="number" name="delay" required=true min=move || form.least_delay(timed) max=LONGEST_DELAY step="1"
                prop:value=move || form.minutes.get().to_string() on:input=typed/>
        </label>
    }
    .into_any()
}

/// Draws the form of it.
pub fn draw(app: App, form: OnlineForm, game: &GameInfo) -> AnyView {
    let paces = PACES.iter().map(|pace| pace_words(app, *pace));
    let paces = paces.chain([app.t("web-clock-other")]).collect();
    let access = ACCESS.iter().map(|(_, key)| app.t(key)).collect();
    let bots = game.bots.clone();
    let id = game.id.clone();
    let stand_ins = bots.iter().map(|bot| home::level_word(app, &id, bot));
    let stand_ins = std::iter::once(app.t("web-stand-in-usual")).chain(stand_ins).collect();
    let stand_in = RwSignal::new(0);
    Effect::new(move |_| {
        let index = stand_in.get();
        let bot = (index > 0).then(|| bots.get(index - 1).cloned()).flatten();
        form.stand_in.set(bot.unwrap_or_default());
    });
    let timed = game.is_real_time;
    view! {
        <div class="terms">
            {name_field(app, form.name)}
            {(!timed).then(|| select("pace", move || app.t("web-clock"), paces, form.pace))}
            {move || (!timed && form.pace.get() == PACES.len()).then(|| typed_pace(app, form))}
            {select("access", move || app.t("web-access"), access, form.access)}
            {spectators(app, form, timed)}
            {move || (SPECTATORS[form.spectators.get()] == DELAYED).then(|| delay(app, form, timed))}
            {select("stand-in", move || app.t("web-stand-in"), stand_ins, stand_in)}
            <label class="pick">
                <input type="checkbox" name="rated" prop:checked=form.rated
                    on:change=move |event| form.rated.set(event_target_checked(&event))/>
                <span>{move || app.t("web-rated-choice")}</span>
            </label>
            <label class="pick">
                <input type="checkbox" name="begins" prop:checked=form.begins
                    on:change=move |event| form.begins.set(event_target_checked(&event))/>
                <span>{move || app.t("web-begins-choice")}</span>
            </label>
        </div>
        <p class="hint">{move || app.say(&away_about())}</p>
    }
}

/// What spectators see: only what suits the other settings.
fn spectators(app: App, form: OnlineForm, timed: bool) -> impl IntoView {
    let offered =
        Memo::new(move |_| SPECTATORS.len() - usize::from(form.least_delay(timed).is_none()));
    Effect::new(move |_| {
        if form.spectators.get() >= offered.get() {
            form.spectators.set(0);
        }
    });
    move || {
        let words = SPECTATORS.into_iter().take(offered.get());
        let words = words.map(|spectators| spectator_words(app, spectators)).collect();
        select("spectators", move || app.t("web-spectators"), words, form.spectators)
    }
}

/// When a bot plays for somebody, and what that means for the others.
fn away_about() -> Phrase {
    let seconds = |ms: u64| usize::try_from(ms / 1000).unwrap_or(usize::MAX);
    Phrase::new("web-terms-about")
        .with("seconds", seconds(times::AWAY_RACE_MS))
        .with("minutes", seconds(times::IDLE_RACE_MS) / 60)
        .with("hours", seconds(times::AWAY_RELAXED_MS) / 3600)
}
