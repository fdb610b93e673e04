//! A new table with all its options, each explained.

use crate::prelude::*;
use gantry_catalog::HUMAN;
use gantry_kernel::{DATA_OPTION, OptionSpec, OptionValues, Seat};

use super::app::App;
use super::online::{self, OnlineForm, Wish};
use super::{browser, home, how, learn};
use crate::boards::shape;
use gantry_host::default_sitter;
use gantry_wire::{
    Answer, COLOURS, ChairPlan, ClientMessage, GameInfo, NewTable, Sitter, TableSettings,
};

/// Who sits at a seat that waits for a person with another screen.
const ELSEWHERE: &str = "elsewhere";

/// What has been chosen so far.
#[derive(Clone, Copy)]
struct Draft {
    sitters: RwSignal<Vec<Sitter>>,
    options: RwSignal<Vec<(String, String)>>,
    /// Whether the table is to be on the server.
    online: RwSignal<bool>,
}

impl Draft {
    fn set_option(self, key: &str, value: Option<String>) {
        self.options.update(|options| {
            options.retain(|(known, _)| known != key);
            options.extend(value.map(|value| (key.to_owned(), value)));
        });
    }

    /// Moves the table to the server or back. There the other seats wait for people elsewhere.
    fn move_table(self, online: bool, bot: &str) {
        self.online.set(online);
        let others = if online { ELSEWHERE } else { bot };
        self.sitters.update(|sitters| {
            sitters.iter_mut().skip(1).for_each(|sitter| sitter.kind = others.into());
        });
    }

    fn sitter(self, index: usize, change: impl FnOnce(&mut Sitter)) {
        self.sitters.update(|sitters| {
            if let Some(sitter) = sitters.get_mut(index) {
                change(sitter);
            }
        });
    }

    /// A seat takes a colour; the seat that had it gets the one that is free now.
    fn take_colour(self, index: usize, colour: u8) {
        self.sitters.update(|sitters| {
            let Some(before) = sitters.get(index).map(|sitter| sitter.colour) else { return };
            if let Some(other) = sitters.iter_mut().find(|sitter| sitter.colour == colour) {
                other.colour = before;
            }
            sitters[index].colour = colour;
        });
    }
}

/// Draws the form, once the games are known.
pub fn draw(app: App, game: String, online: bool) -> impl IntoView {
    move || {
        let games = app.games.get();
        games.into_iter().find(|known| known.id == game).map(|game| form(app, &game, online))
    }
}

fn form(app: App, game: &GameInfo, online: bool) -> impl IntoView + use<> {
    let (least, most) = game.seats;
    let sitters = (0..most).map(|index| default_sitter(index, &game.default_bot));
    let draft = Draft {
        sitters: RwSignal::new(sitters.collect()),
        options: RwSignal::new(Vec::new()),
        online: RwSignal::new(false),
    };
    let form = OnlineForm::new(app);
    if online {
        draft.move_table(true, &game.default_bot);
    }
    let count = RwSignal::new(least);
    let seats = {
        let game = game.clone();
        move || {
            draft.online.track();
            (0..count.get()).map(|index| seat(app, draft, &game, index)).collect_view()
        }
    };
    let options =
        game.options.iter().map(|option| one_option(app, draft, game, option)).collect_view();
    let counts = (least..=most).map(|seats| {
        let chosen = move || count.get() == seats;
        view! {
            <label class="pick">
                <input type="radio" name="count" value=seats.to_string() prop:checked=chosen on:change=move |_| count.set(seats)/>
                <span>{seats}</span>
            </label>
        }
    });
    let seal = RwSignal::new(String::new());
    app.ask(ClientMessage::Pledge, move |answer| {
        if let Answer::Pledge(pledge) = answer {
            seal.set(pledge);
        }
    });
    let id = game.id.clone();
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let sitters = draft.sitters.get_untracked().into_iter();
        let seats: Vec<Sitter> = sitters.take(count.get_untracked()).collect();
        let options = draft.options.get_untracked();
        if draft.online.get_untracked() {
            return open_online(app, form, id.clone(), options, seats);
        }
        app.go_to(ClientMessage::Start(NewTable { game: id.clone(), options, seats }));
    };
    view! {
        <form class="page new" on:submit=begin>
            <h1>{game.title.clone()}</h1>
            <p class="links">{learn::link(app, &game.id)}{how::link(app, &game.id)}</p>
            {place(app, draft, form, game)}
            <fieldset>
                <legend>{move || app.t("web-seats")}</legend>
                <div class="picks">{counts.collect_view()}</div>
                {seats}
                <p class="hint">{move || app.t("web-seats-about")}</p>
                <p class="hint">{move || app.t("web-salt-about")}</p>
            </fieldset>
            {options}
            <p class="hint">{move || Some(seal.get()).filter(|_| !draft.online.get()).filter(|seal| !seal.is_empty()).map(|seal| app.pledge(&seal))}</p>
            <button type="submit" class="primary">
                {move || app.t(if draft.online.get() { "web-open-table" } else { "web-play" })}
            </button>
        </form>
    }
}

/// Where the table is: in this browser, or on the server, if there is one.
fn place(app: App, draft: Draft, form: OnlineForm, game: &GameInfo) -> impl IntoView + use<> {
    let game = game.clone();
    move || {
        app.server.is_present().then(|| {
            let pick = |online: bool, key: &'static str| {
                let bot = game.default_bot.clone();
                let changed = move |_| draft.move_table(online, &bot);
                view! {
                    <label class="pick">
                        <input type="radio" name="place" value=online.to_string() prop:checked=move || draft.online.get() == online
                            on:change=changed/>
                        <span>{app.t(key)}</span>
                    </label>
                }
            };
            let game = game.clone();
            view! {
                <fieldset>
                    <legend>{app.t("web-place")}</legend>
                    <div class="picks">{pick(false, "web-place-here")}{pick(true, "web-place-online")}</div>
                    {move || draft.online.get().then(|| online::form(app, form, &game))}
                </fieldset>
            }
        })
    }
}

/// Opens the table on the server; whoever is at this screen sits down there.
fn open_online(
    app: App,
    form: OnlineForm,
    game: String,
    options: Vec<(String, String)>,
    sitters: Vec<Sitter>,
) {
    let chair = |sitter: &Sitter| match sitter.kind.as_str() {
        HUMAN | ELSEWHERE => ChairPlan::Person,
        bot => ChairPlan::Bot(bot.into()),
    };
    let mut settings = TableSettings::for_people(game, sitters.len());
    settings.chairs = sitters.iter().map(chair).collect();
    settings.options = options;
    form.apply(&mut settings);
    let here = sitters.into_iter().enumerate().filter(|(_, sitter)| sitter.kind == HUMAN);
    let wishes = here.map(|(index, sitter)| {
        let Sitter { name, colour, salt, .. } = sitter;
        Wish { seat: Some(Seat::new(index)), name, colour, salt }
    });
    let name = form.name.get_untracked().trim().to_owned();
    online::create(app, name, settings, wishes.collect());
}

/// Who sits at a seat.
fn seat(app: App, draft: Draft, game: &GameInfo, index: usize) -> impl IntoView + use<> {
    let sitter = draft.sitters.get_untracked().get(index).cloned().unwrap_or_default();
    let game_id = game.id.clone();
    let kind = |kind: &str| {
        let (value, level, game_id) = (kind.to_owned(), kind.to_owned(), game_id.clone());
        let selected = sitter.kind == kind;
        let here = kind == HUMAN && draft.online.get_untracked();
        view! {
            <option value=value selected=selected>
                {move || if here { app.t("web-here-person") } else { home::level_word(app, &game_id, &level) }}
            </option>
        }
    };
    let online = draft.online.get_untracked();
    let elsewhere = online.then(|| {
        let selected = sitter.kind == ELSEWHERE;
        view! { <option value=ELSEWHERE selected=selected>{move || app.t("web-elsewhere-person")}</option> }
    });
    // in real time one person plays at a screen
    let alone = online && game.is_real_time && index > 0;
    let here = (!alone).then_some(HUMAN);
    let kinds =
        here.into_iter().chain(game.bots.iter().map(String::as_str)).map(kind).collect_view();
    let colours = (0..COLOURS).map(|colour| {
        let chosen =
            move || draft.sitters.read().get(index).is_some_and(|sitter| sitter.colour == colour);
        let key = format!("web-colour-{colour}");
        view! {
            <option value=colour.to_string() prop:selected=chosen>
                {move || format!("{} {}", shape(colour), app.word(&key, ""))}
            </option>
        }
    });
    let person = Memo::new(move |_| {
        draft.sitters.read().get(index).is_some_and(|sitter| sitter.kind == HUMAN)
    });
    let salt = move || {
        let sitters = draft.sitters.read_untracked();
        sitters.get(index).map(|sitter| sitter.salt.clone()).unwrap_or_default()
    };
    let label = Seat::new(index).to_string();
    let letter = label.clone();
    view! {
        <div class="sitter" role="group" aria-label=label>
            <span class="letter" aria-hidden="true">{letter}</span>
            <label>
                <span>{move || app.t("web-who")}</span>
                <select on:change=move |event| draft.sitter(index, |sitter| sitter.kind = event_target_value(&event))>
                    {elsewhere}{kinds}
                </select>
            </label>
            {typed(app, "web-name", sitter.name.clone(), "40", move |name| draft.sitter(index, |sitter| sitter.name = name))}
            <label>
                <span>{move || app.t("web-colour")}</span>
                <select on:change=move |event| {
                    draft.take_colour(index, event_target_value(&event).parse().unwrap_or_default());
                }>{colours.collect_view()}</select>
            </label>
            {move || person.get().then(|| {
                typed(app, "web-salt", salt(), "200", move |salt| draft.sitter(index, |sitter| sitter.salt = salt))
            })}
        </div>
    }
}

/// A text field.
fn typed(
    app: App,
    key: &'static str,
    value: String,
    longest: &'static str,
    change: impl Fn(String) + 'static,
) -> AnyView {
    let change: Box<dyn Fn(String)> = Box::new(change);
    view! {
        <label>
            <span>{move || app.t(key)}</span>
            <input type="text" maxlength=longest autocomplete="off" prop:value=value
                on:input=move |event| change(event_target_value(&event))/>
        </label>
    }
    .into_any()
}

/// One option with its explanation.
fn one_option(
    app: App,
    draft: Draft,
    game: &GameInfo,
    option: &OptionSpec,
) -> impl IntoView + use<> {
    let key = option.key.to_string();
    let base = format!("web-option-{}-{key}", game.id);
    let word = {
        let (game, base) = (game.id.clone(), format!("option-{key}"));
        move |what: &str, otherwise: &str| app.game_word(&game, &format!("{base}{what}"), otherwise)
    };
    let (title, about) = (word.clone(), word.clone());
    let field = match option.values.clone() {
        OptionValues::Words(words) => {
            words_field(draft, &base, key.clone(), words.into(), word).into_any()
        }
        OptionValues::Number { default, least, most } => {
            typed_field(draft, &base, key.clone(), default.to_string(), Some((least, most)))
                .into_any()
        }
        OptionValues::Text if key == DATA_OPTION => data_field(app, draft, game, &base).into_any(),
        OptionValues::Text => {
            typed_field(draft, &base, key.clone(), String::new(), None).into_any()
        }
    };
    view! {
        <fieldset class="option">
            <legend id=base>{move || title("", &key)}</legend>
            <div class="picks">{field}</div>
            <p class="hint">{move || about("-about", "")}</p>
        </fieldset>
    }
}

fn words_field<F: Fn(&str, &str) -> String + Clone + Send + 'static>(
    draft: Draft,
    base: &str,
    key: String,
    words: Vec<String>,
    name_of: F,
) -> impl IntoView + use<F> {
    let first = words.first().cloned().unwrap_or_default();
    let (base, key) = (base.to_owned(), key);
    let pick = move |word: String| {
        let (name, name_of, key, first) =
            (base.clone(), name_of.clone(), key.clone(), first.clone());
        let label = format!("-{word}");
        let checked = word == first;
        let (value, shown) = (word.clone(), word.clone());
        let changed = move |_| draft.set_option(&key, (word != first).then(|| word.clone()));
        view! {
            <label class="pick">
                <input type="radio" name=name value=shown checked=checked on:change=changed/>
                <span>{move || name_of(&label, &value)}</span>
            </label>
        }
    };
    words.into_iter().map(pick).collect_view()
}

/// An input for a number within bounds, or for text if there are none.
fn typed_field(
    draft: Draft,
    base: &str,
    key: String,
    default: String,
    bounds: Option<(u32, u32)>,
) -> impl IntoView + use<> {
    let (name, label, shown) = (base.to_owned(), base.to_owned(), default.clone());
    let kind = if bounds.is_some() { "number" } else { "text" };
    let (least, most) = bounds.map(|(least, most)| (least.to_string(), most.to_string())).unzip();
    let changed = move |event| {
        let value = event_target_value(&event);
        draft.set_option(&key, (value != default).then_some(value));
    };
    view! {
        <input type=kind name=name aria-labelledby=label value=shown min=least max=most on:change=changed/>
    }
}

/// Custom component values, from a file.
fn data_field(app: App, draft: Draft, game: &GameInfo, base: &str) -> impl IntoView + use<> {
    let input = NodeRef::<leptos::html::Input>::new();
    let read = RwSignal::new(false);
    let id = game.id.clone();
    let picked = move |_| {
        let Some(input) = input.get_untracked() else { return };
        let game = id.clone();
        browser::picked_text(&input, move |text| {
            app.ask(ClientMessage::ReadData { game, text }, move |answer| match answer {
                Answer::Data(line) => {
                    draft.set_option(DATA_OPTION, Some(line));
                    read.set(true);
                }
                other => app.show_refusal(&other),
            });
        });
    };
    let id = game.id.clone();
    let save = move |_| {
        let id = id.clone();
        app.ask(ClientMessage::Games, move |answer| {
            let Answer::Games(games) = answer else { return };
            let game = games.into_iter().find(|game| game.id == id);
            if let Some(file) = game.and_then(|game| game.data_file) {
                browser::download(&format!("{id}.toml"), &file);
            }
        });
    };
    view! {
        <input type="file" accept=".toml,text/plain" aria-labelledby=base.to_owned() node_ref=input on:change=picked/>
        <button type="button" on:click=save>{move || app.t("web-data-file")}</button>
        <span role="status">{move || read.get().then(|| app.t("web-data-read"))}</span>
    }
}
