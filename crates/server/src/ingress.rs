//! The outermost middleware: finds out who sent a request and through which proxy, gives it an id,
//! and counts and logs the response.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    COOKIE, HOST, HeaderMap, HeaderName, HeaderValue, SET_COOKIE, STRICT_TRANSPORT_SECURITY,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use tracing::Instrument as _;

use crate::api::ApiError;
use crate::connections::{Encrypted, RemoteAddress};
use crate::limits::LONGEST_REQUEST_ID;
use crate::metrics::Metrics;
use crate::proxies::{Proxies, RequestSource};
use crate::secrets;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Browsers that came over TLS use TLS from then on, for a year.
const STRICT: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The id of a request, by which it is found in the logs.
#[derive(Clone, Debug)]
pub(crate) struct RequestId(pub(crate) Arc<str>);

/// Marks a request that an untrusted proxy has forwarded: its true source is unknown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Relayed;

/// What the middleware needs.
#[derive(Clone)]
pub(crate) struct Ingress {
    proxies: Proxies,
    metrics: Arc<Metrics>,
}

impl Ingress {
    pub(crate) fn new(proxies: Proxies, metrics: Arc<Metrics>) -> Self {
        Self { proxies, metrics }
    }
}

/// Handles one request and its response.
pub(crate) async fn track(
    State(ingress): State<Ingress>,
    mut request: Request,
    next: Next,
) -> Response {
    let peer = request.extensions().get::<RemoteAddress>().map(|from| from.0);
    let source =
        ingress.proxies.source(peer.unwrap_or(Ipv4Addr::UNSPECIFIED.into()), request.headers());
    if source.relayed {
        warn_of_relay(source.from);
    }
    let id = id_of(&source, request.headers());
    let encrypted = request.extensions().get::<Encrypted>().is_some_and(|by| by.0);
    let secure = source.secure.unwrap_or(encrypted);
    let (from, unknown) = (source.from, source.unknown);
    annotate(source, &id, &mut request);
    if secure {
        bare_cookies(request.headers_mut());
    }

    let (method, route) = (method_of(request.method()), route_of(&request));
    let span = tracing::error_span!("request", id = %id.0, %from, method, route);
    let began = Instant::now();
    let mut response = if unknown {
        ApiError::UnknownSource.into_response()
    } else {
        next.run(request).instrument(span.clone()).await
    };
    let (status, after) = (response.status(), began.elapsed());
    ingress.metrics.answered(method, &route, status.as_u16(), after);
    span.in_scope(|| log(&route, status, after));

    let value = HeaderValue::from_str(&id.0).expect("request ids are plain ASCII");
    response.headers_mut().insert(REQUEST_ID, value);
    if secure {
        response.headers_mut().insert(STRICT_TRANSPORT_SECURITY, STRICT);
        secure_cookies(response.headers_mut());
    }
    response
}

/// An unlisted proxy is more often a mistake in the settings than an attack. It is logged once.
fn warn_of_relay(from: IpAddr) {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        tracing::warn!(%from, "headers of a proxy are ignored: it is not a trusted-proxy");
    });
}

/// The id that a trusted proxy has given, or a new one.
fn id_of(source: &RequestSource, headers: &HeaderMap) -> RequestId {
    let is_plain = |text: &&str| {
        (1..=LONGEST_REQUEST_ID).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte))
    };
    let given = headers.get(REQUEST_ID).filter(|_| source.trusted);
    let given = given.and_then(|value| value.to_str().ok()).filter(is_plain);
    RequestId(given.map_or_else(|| secrets::random_id()[..16].into(), Into::into))
}

/// Stores the findings in the request, for the handlers.
fn annotate(source: RequestSource, id: &RequestId, request: &mut Request) {
    request.extensions_mut().insert(RemoteAddress(source.from));
    request.extensions_mut().insert(id.clone());
    if source.relayed {
        request.extensions_mut().insert(Relayed);
    }
    if let Some(host) = source.host.and_then(|host| HeaderValue::try_from(host).ok()) {
        request.headers_mut().insert(HOST, host);
    }
}

/// The route that matches a path. A path without a route is a file of the page, or unknown.
fn route_of(request: &Request) -> String {
    let others = if request.uri().path().starts_with("/api/") { "/api" } else { "page" };
    let matched = request.extensions().get::<MatchedPath>();
    matched.map_or(others, MatchedPath::as_str).to_owned()
}

/// Clients can invent methods, so all unusual ones share one label.
fn method_of(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

/// Requests for files, and health checks, are logged at the debug level.
fn log(route: &str, status: StatusCode, after: Duration) {
    let (status, ms) = (status.as_u16(), after.as_millis());
    if status >= 500 {
        tracing::warn!(status, ms, "answered");
    } else if route.starts_with("/api") {
        tracing::info!(status, ms, "answered");
    } else {
        tracing::debug!(status, ms, "answered");
    }
}

/// What the names of our cookies begin with over TLS. Browsers then take them only over TLS, only
/// from this very host, and for all of its paths: neither a page without encryption nor a
/// neighbour in the same domain can plant a session.
const HOST_PREFIX: &str = "__Host-";

/// Cookies that are set over TLS are sent back over TLS only, under a name that only we can set.
fn secure_cookies(headers: &mut HeaderMap) {
    let cookies: Vec<_> = headers.get_all(SET_COOKIE).iter().cloned().collect();
    headers.remove(SET_COOKIE);
    for cookie in cookies {
        let text = cookie.to_str().unwrap_or_default();
        let is_marked = text.split(';').any(|part| part.trim().eq_ignore_ascii_case("secure"));
        let mark = if is_marked { "" } else { "; Secure" };
        let marked = HeaderValue::try_from(format!("{HOST_PREFIX}{text}{mark}"));
        headers.append(SET_COOKIE, marked.unwrap_or(cookie));
    }
}

/// The reverse for a request over TLS: handlers know cookies by their own names. One without the
/// prefix is not ours.
fn bare_cookies(headers: &mut HeaderMap) {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = texts.flat_map(|text| text.split(';'));
    let own: Vec<&str> = pairs.filter_map(|pair| pair.trim().strip_prefix(HOST_PREFIX)).collect();
    let own = HeaderValue::try_from(own.join("; "));
    headers.remove(COOKIE);
    if let Ok(own) = own {
        headers.insert(COOKIE, own);
    }
}

/// The address that a request came from; `None` if an untrusted proxy forwarded it.
pub(crate) fn source_address(request: &Request) -> Option<IpAddr> {
    let known = request.extensions().get::<Relayed>().is_none();
    request.extensions().get::<RemoteAddress>().filter(|_| known).map(|from| from.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cookie_is_marked_once() {
        let mut headers = HeaderMap::new();
        for cookie in ["a=1; Path=/", "b=2; Path=/; secure"] {
            headers.append(SET_COOKIE, HeaderValue::from_static(cookie));
        }
        secure_cookies(&mut headers);
        let all: Vec<_> = headers.get_all(SET_COOKIE).iter().collect();
        assert_eq!(all, ["__Host-a=1; Path=/; Secure", "__Host-b=2; Path=/; secure"]);
    }

    #[test]
    fn over_tls_only_cookies_with_the_prefix_are_ours() {
        for (sent, known) in [
            ("__Host-gantry_session=abc", "gantry_session=abc"),
            ("gantry_session=planted; __Host-gantry_session=abc; x=y", "gantry_session=abc"),
            ("gantry_session=planted", ""),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, HeaderValue::from_static(sent));
            bare_cookies(&mut headers);
            assert_eq!(headers[COOKIE], known, "{sent}");
        }
    }

    #[test]
    fn ids_are_taken_from_trusted_proxies_if_they_are_plain() {
        let from = Ipv4Addr::LOCALHOST.into();
        let source = |trusted| RequestSource { trusted, ..RequestSource::of(from) };
        let id = |trusted, given: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(REQUEST_ID, HeaderValue::try_from(given).unwrap());
            id_of(&source(trusted), &headers).0.to_string()
        };
        assert_eq!(id(true, "0af7-65.x_1"), "0af7-65.x_1");
        for (trusted, given) in
            [(false, "0af7"), (true, ""), (true, "a b"), (true, &"a".repeat(65)), (true, "a\"b")]
        {
            let made = id(trusted, given);
            assert!(made != given && made.len() == 16, "{given:?} {made}");
        }
    }
}
