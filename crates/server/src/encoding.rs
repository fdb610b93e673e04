//! Which encoding of a file a browser prefers.

/// An encoding of content, the smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Coding {
    Brotli,
    Gzip,
    Identity,
}

impl Coding {
    const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Identity];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
            Self::Identity => "identity",
        }
    }
}

/// The preferred encoding of those on offer; of two equally preferred, the smaller. `None` if all
/// are refused. `accepted` are the values of `Accept-Encoding`.
pub(crate) fn best<'a>(
    accepted: impl Iterator<Item = &'a str>,
    offered: impl Fn(Coding) -> bool,
) -> Option<Coding> {
    let listed: Vec<(&str, u16)> =
        accepted.flat_map(|value| value.split(',')).filter_map(parse_weight).collect();
    let weight = |coding: Coding| {
        let of = |name: &str| listed.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        // The identity encoding is acceptable unless it is refused by name or with all others.
        let otherwise = u16::from(coding == Coding::Identity);
        of(coding.name()).or_else(|| of("*")).map_or(otherwise, |(_, weight)| *weight)
    };
    let acceptable =
        Coding::ALL.into_iter().filter(|coding| offered(*coding) && weight(*coding) > 0);
    acceptable.rev().max_by_key(|coding| weight(*coding))
}

/// An encoding and its weight in thousandths; `None` if it does not parse.
fn parse_weight(part: &str) -> Option<(&str, u16)> {
    let mut parameters = part.split(';').map(str::trim);
    let coding = parameters.next().filter(|coding| !coding.is_empty())?;
    let Some(weight) = parameters.next() else { return Some((coding, 1000)) };
    let (name, value) = weight.split_once('=')?;
    let value: f32 = value.trim().parse().ok().filter(|value| (0.0..=1.0).contains(value))?;
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // from 0 to 1
    name.trim().eq_ignore_ascii_case("q").then_some((coding, (value * 1000.0).ceil() as u16))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(accepted: &[&str], expected: Option<Coding>) {
        let found = best(accepted.iter().copied(), |_| true);
        assert_eq!(found, expected, "{accepted:?}");
    }

    #[test]
    fn the_smallest_of_the_preferred_encodings() {
        check(&["gzip, deflate, br"], Some(Coding::Brotli));
        check(&["gzip"], Some(Coding::Gzip));
        check(&["GZIP", "deflate"], Some(Coding::Gzip));
        check(&["br;q=0.5, gzip;q=0.8"], Some(Coding::Gzip));
        check(&["br;q=0.5, gzip;q=0.5"], Some(Coding::Brotli));
        check(&["*"], Some(Coding::Brotli));
        check(&[], Some(Coding::Identity));
        check(&["", "deflate"], Some(Coding::Identity));
        check(&["identity, br;q=0.2"], Some(Coding::Identity));
    }

    #[test]
    fn refused_encodings_are_not_used() {
        for none in ["br;q=0", "br;Q=0", "br; q=0.000", "br ; q = 0", "br;q=0, *"] {
            let found = best([none].into_iter(), |coding| coding != Coding::Gzip);
            assert_eq!(found, Some(Coding::Identity), "{none}");
        }
        check(&["br;q=0, *"], Some(Coding::Gzip));
        check(&["*;q=0"], None);
        check(&["identity;q=0"], None);
        check(&["*;q=0, identity"], Some(Coding::Identity));
        check(&["identity;q=0, gzip"], Some(Coding::Gzip));
        check(&["br;q=nonsense, gzip;q=2"], Some(Coding::Identity));
    }
}
