//! Who hears what.

use gantry_kernel::{Audience, News, Seat, SeatSet, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn heard(news: &News<&'static str>, viewer: Viewer) -> Vec<&'static str> {
    news.heard_by(viewer).copied().collect()
}

#[test]
fn everybody_hears_just_what_is_meant_for_them() {
    let mut news = News::new();
    news.tell_all(|| "all");
    news.tell(Audience::only(A), || "A alone");
    news.tell_apart(SeatSet::only(B), || "full", || "redacted");
    assert_eq!(heard(&news, Viewer::Seat(A)), ["all", "A alone", "redacted"]);
    assert_eq!(heard(&news, Viewer::Seat(B)), ["all", "full"]);
    assert_eq!(heard(&news, Viewer::Spectator), ["all", "redacted"]);
    assert_eq!(news.told().len(), 4);
}

#[test]
fn silent_news_make_no_events_but_note_what_was_revealed() {
    let mut news: News<&'static str> = News::silent();
    news.tell_all(|| unreachable!("nobody listens"));
    assert!(!news.revealed() && !news.has_listeners());
    news.reveal();
    assert!(news.revealed() && news.told().is_empty());
}
