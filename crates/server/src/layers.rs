//! The middleware around everything that is served: names, limits, and headers for browsers.

use axum::Router;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::from_fn_with_state;
use tower::ServiceBuilder;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

use crate::hosts::{Hosts, guard};
use crate::ingress::{Ingress, track};
use crate::limits::Limits;

/// The page may load its own parts, run its own wasm, and nothing else.
pub(crate) const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Browser features that no page of ours uses.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), \
    gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

/// Wraps a router in everything that a publicly reachable server needs.
pub(crate) fn layered(router: Router, ingress: Ingress, hosts: Hosts, limits: &Limits) -> Router {
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
    };
    let own = |name: &'static str, value| header(HeaderName::from_static(name), value);
    // The first layer is the outermost: every response gets the headers.
    router.layer(
        ServiceBuilder::new()
            .layer(from_fn_with_state(ingress, track))
            .layer(header(CONTENT_SECURITY_POLICY, POLICY))
            .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
            .layer(header(REFERRER_POLICY, "no-referrer"))
            .layer(own("cross-origin-opener-policy", "same-origin"))
            .layer(own("cross-origin-resource-policy", "same-origin"))
            .layer(own("permissions-policy", PERMISSIONS))
            .layer(CatchPanicLayer::new())
            .layer(from_fn_with_state(hosts, guard))
            .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.answer))
            .layer(RequestBodyLimitLayer::new(limits.body_bytes)),
    )
}
