//! The title: an enamel sign over a striped kerb.

use crate::svg::{N, placed};
use crate::title::{Lettering, capital, lettered};

/// White letters with a fine line in them on an enamel plate.
pub(super) fn lettering() -> Lettering {
    let (letters, total) = lettered("LAUNCH PAD", capital, 7.5, 0.0);
    let inner = N(total + 16.0);
    let markup = format!(
        "<path fill='@petrol' stroke='@edge' stroke-width='1.4' d='M1 8a7 7 0 0 0 7-7h{inner}a7 7 0 0 0 7 7v30a7 7 0 0 0-7 7H8a7 7 0 0 0-7-7z'/>\
         <path fill='none' stroke='@white' stroke-width='1' d='M5 10.5a9 9 0 0 0 5.5-5.5h{l}a9 9 0 0 0 5.5 5.5v25a9 9 0 0 0-5.5 5.5h-{l}a9 9 0 0 0-5.5-5.5z'/>\
         <g fill='none' stroke='@white' stroke-width='5.6' stroke-linecap='butt' stroke-linejoin='miter' stroke-miterlimit='1.6'>{a}</g>\
         <g fill='none' stroke='@petrol' stroke-width='.9' stroke-linecap='butt'>{a}</g>\
         <path fill='none' stroke='@mustard' stroke-width='5' d='M6 50h{k}'/>\
         <path fill='none' stroke='@black' stroke-width='5' stroke-linecap='butt' stroke-dasharray='6 6' d='M8 50h{k}'/>",
        a = placed(17.0, 13.0, 1.0, &letters),
        l = N(total + 11.0),
        k = N(total + 20.0),
    );
    Lettering { markup, width: total + 32.0 }
}
