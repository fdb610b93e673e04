//! The end of a game as a scene: who has won, where the points come from, what everybody made, how
//! the game went, and what to do next.

use std::sync::Arc;

use gantry_art::{ChartLine, DASHES, SHARES, chart};
use gantry_kernel::{Category, EntryEvents, Phrase, Seat, Standings, Value};

use super::app::{App, code, title};
use super::later::draw_ending;
use super::{browser, daily, fair, online};
use crate::boards::{Play, Scenes, board_of, shape};
use crate::prelude::*;
use crate::route::Route;
use crate::turns::turn_at;
use gantry_wire::{Answer, ClientMessage, Course, TurningPoint};

/// Draws the ending, once the game is over and the board has shown how.
pub fn draw(play: Play) -> impl IntoView {
    let told = viewer_news(play);
    let result = Memo::new(move |_| play.frame.read().standings.clone());
    move || result.get().map(|standings| draw_ending(play, told, Arc::new(standings)))
}

/// Everything that the viewer was told, from all frames.
pub type ViewerNews = Memo<Arc<Vec<EntryEvents>>>;

fn viewer_news(play: Play) -> ViewerNews {
    let fold = move |known: Option<Arc<Vec<EntryEvents>>>| {
        let frame = play.frame.read();
        let mut told = known.unwrap_or_default();
        let all = Arc::make_mut(&mut told);
        all.retain(|entry| entry.entry <= frame.news_from);
        all.extend(frame.events.iter().cloned());
        (told, true)
    };
    let told = Memo::new_owning(fold);
    // A memo misses what nobody reads.
    Effect::new(move |_| told.track());
    told
}

/// The scene itself.
pub fn scene(play: Play, told: ViewerNews, standings: &Arc<Standings>) -> AnyView {
    let game = play.frame.read_untracked().game.clone();
    let digest = play.frame.read_untracked().digest.clone();
    let learns = play.frame.read_untracked().is_prepared();
    let shared = play.frame.read_untracked().sharing.is_some();
    let folded = RwSignal::new(learns);
    let mut seats: Vec<Seat> = Seat::all(standings.places.len()).collect();
    seats.sort_by_key(|seat| standings.places[seat.index()]);
    let heading = standings.clone();
    let scenes = board_of(&game).scenes;
    let made = {
        let (seats, standings) = (seats.clone(), standings.clone());
        move || pictures(play, scenes, told, &seats, &standings)
    };
    let fold = move |_| folded.update(|folded| *folded = !*folded);
    let fold_key = move || if folded.get() { "web-ending-show" } else { "web-ending-board" };
    view! {
        <section class="result ending" class:folded=folded class:waits=play.telling data-digest=digest
            aria-labelledby="ending">
            <div class="ending-sheet">
                <header class="ending-head">
                    <p>{title(&game)}</p>
                    <h2 id="ending"><span role="status">{move || winner(play, &heading)}</span></h2>
                    <div class="ending-made" aria-hidden="true">{champion(play, scenes, told, standings)}</div>
                </header>
                <div class="ending-buttons">
                    {(!learns && !shared).then(|| next(play))}
                    {online::next(play)}
                    <button type="button" class="ending-fold" aria-expanded=move || (!folded.get()).to_string() on:click=fold>
                        {move || play.t(fold_key())}
                    </button>
                </div>
                <div class="ending-body">
                    {table(play, standings, &seats)}
                    {online::substitutes(play)}
                    <section class="ending-course">{(!learns && !shared).then(|| course(play))}</section>
                    <section class="ending-works">{made}</section>
                </div>
            </div>
        </section>
    }
}

fn name(play: Play, seat: Seat) -> String {
    play.seat(seat).map(|seat| seat.name).unwrap_or_default()
}

/// Who has won.
fn winner(play: Play, standings: &Standings) -> String {
    let names: Vec<String> = standings.winners().iter().map(|seat| name(play, seat)).collect();
    let key = if names.len() == 1 { "web-win" } else { "web-win-shared" };
    play.app.say(&Phrase::new(key).with("names", code(&names.join(", "))))
}

/// What the first winner made, for the poster.
fn champion(
    play: Play,
    scenes: Scenes,
    told: ViewerNews,
    standings: &Standings,
) -> impl IntoView + use<> {
    const MOST: usize = 7;
    let winner = standings.winners().lowest();
    move || {
        let drawn = winner.map(|seat| (scenes.made)(play, seat, &told.read()));
        let mut drawn = drawn.unwrap_or_default();
        if drawn.is_empty() {
            drawn.push(gantry_art::mark());
        }
        let drawn = drawn.into_iter().take(MOST);
        drawn.map(|drawn| view! { <span inner_html=drawn></span> }).collect_view()
    }
}

/// Again with other seats, the replay, the record.
fn next(play: Play) -> impl IntoView {
    let app = play.app;
    let table = play.frame.read_untracked().table.clone();
    let review = Route::Replay(table.clone(), Some(0)).to_string();
    let played = table.clone();
    let again = {
        let table = table.clone();
        move |_| rematch(app, table.clone())
    };
    let save = move |_| app.save(ClientMessage::Export(table.clone()));
    view! {
        <button type="button" class="primary" data-tool="rematch" on:click=again>
            {move || app.t("web-rematch")}
        </button>
        <a class="button" data-tool="review" href=review>{move || app.t("web-review")}</a>
        {daily::results_link(app, &played)}
        {fair::link(app, &played)}
        <button type="button" data-tool="keep" on:click=save>{move || app.t("web-save-record")}</button>
    }
}

/// Leaves this table for the next one. It is gone from the screen before the next one arrives, so
/// that nothing here follows the other table's frames.
fn rematch(app: App, table: String) {
    app.frame.set(None);
    app.ask(ClientMessage::Rematch, move |answer| match answer {
        Answer::Opened(next) => {
            // At once, or its first frame would be drawn twice.
            let next = Route::Play(next);
            app.route.set(next.clone());
            browser::go(&next);
        }
        other => {
            app.show_refusal(&other);
            app.tell(ClientMessage::Open(table));
        }
    });
}

/// Points by category, with a bar per seat.
fn table(play: Play, standings: &Arc<Standings>, seats: &[Seat]) -> impl IntoView + use<> {
    let breakdown = play.frame.read_untracked().breakdown.clone();
    let longest = breakdown.iter().flat_map(|category| &category.points);
    let longest = longest.map(|points| points.abs()).max().unwrap_or(1).max(1);
    let heads = seats.iter().map(|&seat| {
        let (name, colour) = (name(play, seat), play.colour(seat));
        let rank = standings.places[seat.index()];
        view! {
            <th scope="col" class=format!("seat-{colour}")>
                <span class="rank">{rank}"."</span>
                <span class="shape" aria-hidden="true">{shape(colour)}</span>
                <span class="who">{name}</span>
            </th>
        }
    });
    let row = |category: &Category| {
        let cell = |&seat: &Seat| {
            let points = category.points.get(seat.index()).copied().unwrap_or_default();
            let (long, colour) = (100 * points.abs() / longest, play.colour(seat));
            view! {
                <td class=format!("seat-{colour}") class:lost=points < 0 data-points=points.to_string()>
                    <span class="number">{signed(points)}</span>
                    <span class="stroke" style:width=format!("{long}%")></span>
                </td>
            }
        };
        let phrase = category.name.clone();
        let cells = seats.iter().map(cell).collect_view();
        view! { <tr><th scope="row">{move || play.say(&phrase)}</th>{cells}</tr> }
    };
    let totals = seats.iter().map(|&seat| {
        let points = standings.points[seat.index()];
        view! { <td data-points=points.to_string()>{signed(points)}</td> }
    });
    view! {
        <table class="score">
            <caption>{move || play.t("web-score")}</caption>
            <thead><tr><td></td>{heads.collect_view()}</tr></thead>
            <tbody>{breakdown.iter().map(row).collect_view()}</tbody>
            <tfoot><tr><th scope="row">{move || play.t("web-total")}</th>{totals.collect_view()}</tr></tfoot>
        </table>
    }
}

/// A number with a real minus sign.
fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// What everybody made.
fn pictures(
    play: Play,
    scenes: Scenes,
    told: ViewerNews,
    seats: &[Seat],
    standings: &Standings,
) -> impl IntoView + use<> {
    let one = |&seat: &Seat| {
        let drawn = (scenes.made)(play, seat, &told.read());
        let (name, colour) = (name(play, seat), play.colour(seat));
        let points = Value::Number(standings.points[seat.index()].into());
        let points = play.app.say(&Phrase::new("web-points").with("points", points));
        let drawn = drawn.into_iter().map(|drawn| view! { <span inner_html=drawn></span> });
        view! {
            <figure class=format!("seat-{colour}")>
                <figcaption>
                    <span class="shape" aria-hidden="true">{shape(colour)}</span>
                    <strong>{name}</strong>" "{points}
                </figcaption>
                <div class="works" aria-hidden="true">{drawn.collect_view()}</div>
            </figure>
        }
    };
    seats.iter().map(one).collect_view()
}

/// How the game went: estimated bit by bit, and drawn as it grows.
pub fn course(play: Play) -> impl IntoView {
    let known = RwSignal::new(Course::default());
    ask(play, known);
    let graph = move || graph(play, &known.read());
    let turns = move || {
        let course = known.get();
        let turn = |turn: &TurningPoint| turning_point(play, turn);
        course.turns.iter().map(turn).collect_view()
    };
    let state = move || {
        let key = match known.read() {
            course if !course.done => "web-course-wait",
            course if course.turns.is_empty() => "web-course-even",
            _ => "web-turns",
        };
        play.t(key)
    };
    view! {
        <h3>{move || play.t("web-course")}</h3>
        <div class="graph" role="img" aria-label=move || spoken(play, &known.read())
            data-points=move || known.read().points.len().to_string()
            data-done=move || known.read().done.to_string() inner_html=graph></div>
        <p class="hint">{move || play.t("web-course-about")}</p>
        <p class="turns-state" role="status">{state}</p>
        <ol class="turns">{turns}</ol>
    }
}

/// Asks for estimates until the course is done or the table is left.
fn ask(play: Play, known: RwSignal<Course>) {
    play.ask(ClientMessage::Course, move |answer| {
        let Answer::Course(course) = answer else { return };
        let done = course.done;
        let news = known.try_with_untracked(|known| course.points.len() > known.points.len());
        if news.is_some_and(|news| news || done) {
            known.set(course);
        }
        if news.is_some() && !done {
            ask(play, known);
        }
    });
}

/// The graph, as wide as the window allows.
fn graph(play: Play, course: &Course) -> String {
    let wide = browser::window().inner_width().ok().and_then(|width| width.as_f64());
    let (width, height) =
        if wide.unwrap_or(360.0) < 700.0 { (330.0, 180.0) } else { (560.0, 250.0) };
    #[allow(clippy::cast_precision_loss)] // a place on a drawing
    let at = |entry: usize| entry as f32 / course.entries.max(1) as f32;
    let seats = course.points.first().map_or(0, |point| point.permille.len());
    let line = |index: usize| {
        let colour = play.colour(Seat::new(index));
        let share = |permille: &[u16]| f32::from(permille[index]) / 1000.0;
        let points = course.points.iter().map(|point| (at(point.entry), share(&point.permille)));
        ChartLine {
            points: points.collect(),
            stroke: format!("var(--seat-{colour})"),
            dashes: DASHES[index % DASHES.len()],
            label: shape(colour).into(),
        }
    };
    let lines: Vec<ChartLine> = (0..seats).map(line).collect();
    let marks: Vec<f32> = course.turns.iter().map(|turn| at(turn.last)).collect();
    chart(width, height, SHARES, &lines, &marks)
}

fn percent(permille: u16) -> usize {
    usize::from(permille + 5) / 10
}

/// The graph for people who cannot see it: everybody's share at the beginning and the end.
fn spoken(play: Play, course: &Course) -> String {
    let (Some(first), Some(last)) = (course.points.first(), course.points.last()) else {
        return play.t("web-course");
    };
    let seats = Seat::all(first.permille.len());
    let line = |seat: Seat| {
        share_change(play, seat, first.permille[seat.index()], last.permille[seat.index()])
    };
    seats.map(line).collect::<Vec<_>>().join("; ")
}

fn share_change(play: Play, seat: Seat, before: u16, after: u16) -> String {
    let phrase = Phrase::new("web-turn")
        .with("name", code(&name(play, seat)))
        .with("before", percent(before))
        .with("after", percent(after));
    play.app.say(&phrase)
}

/// An entry in words: whose turn it was, and which; `None` before the first turn, and where there
/// are none.
pub fn moment(play: Play, entry: usize) -> Option<String> {
    let real_time = play.frame.read().is_real_time;
    let (seat, turn) = turn_at(&play.app.log.read(), entry, real_time)?;
    let phrase = Phrase::new("web-moment-turn").with("name", code(&name(play, seat)));
    Some(play.app.say(&phrase.with("turn", turn)))
}

/// Where the game turned: whose share changed, what happened, and the way there.
fn turning_point(play: Play, turn: &TurningPoint) -> impl IntoView + use<> {
    let table = play.frame.read_untracked().table.clone();
    let there = Route::Replay(table, Some(turn.last)).to_string();
    let change = share_change(play, turn.seat, turn.before, turn.after);
    let colour = play.colour(turn.seat);
    let happened =
        turn.phrases.iter().map(|phrase| play.say(phrase)).collect::<Vec<_>>().join(" · ");
    // A replay has not told yet whose turn it is later.
    let is_told = turn.last <= play.frame.read_untracked().version;
    let step = is_told
        .then(|| moment(play, turn.last))
        .flatten()
        .unwrap_or_else(|| play.app.say(&Phrase::new("web-turn-step").with("entry", turn.last)));
    view! {
        <li class=format!("seat-{colour}")>
            <span class="shape" aria-hidden="true">{shape(colour)}</span><strong>{change}</strong>
            <span class="happened">{happened}</span>" "<a href=there>{step}</a>
        </li>
    }
}
