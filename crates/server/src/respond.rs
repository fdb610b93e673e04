//! One request, one file.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE,
    HeaderMap, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::response::Builder;
use axum::http::{Method, Response, StatusCode, Uri};

use crate::assets::{ASSETS, Asset, find};

/// The page may load what it is made of, run its own wasm, and nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
    connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// What a program that was built without the client says.
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><title>Gantry</title><h1>Gantry</h1>\
    <p>This program was built without the web client. In the source tree, <code>cargo xtask play</code> builds both and opens the page; \
    <code>cargo xtask web</code> builds the client, and the next build of this program takes it in.</p></html>";

/// Answers any request.
pub(crate) async fn respond(method: Method, uri: Uri, headers: HeaderMap) -> Response<Body> {
    answer(ASSETS, &method, uri.path(), &headers)
}

fn answer(
    assets: &'static [Asset],
    method: &Method,
    path: &str,
    headers: &HeaderMap,
) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        let response = page(StatusCode::METHOD_NOT_ALLOWED).header(ALLOW, "GET, HEAD");
        return finish(
            response,
            method,
            "<!doctype html><title>Gantry</title><p>Only GET.</p>".as_bytes(),
        );
    }
    if assets.is_empty() && path == "/" {
        return finish(page(StatusCode::OK), method, NO_CLIENT.as_bytes());
    }
    let Some(asset) = find(assets, path) else {
        return finish(
            page(StatusCode::NOT_FOUND),
            method,
            b"<!doctype html><title>Gantry</title><p>There is nothing here.</p>",
        );
    };
    let (encoding, content) = encoded(asset, headers);
    let caching = if asset.is_hashed() { FOR_EVER } else { ASK_AGAIN };
    let response =
        common(StatusCode::OK).header(CONTENT_TYPE, asset.kind()).header(CACHE_CONTROL, caching);
    let response = response.header(VARY, "accept-encoding");
    let response = match encoding {
        Some(encoding) => response.header(CONTENT_ENCODING, encoding),
        None => response,
    };
    finish(response, method, content)
}

fn common(status: StatusCode) -> Builder {
    let response = Response::builder().status(status).header(CONTENT_SECURITY_POLICY, POLICY);
    response.header(X_CONTENT_TYPE_OPTIONS, "nosniff").header("referrer-policy", "no-referrer")
}

fn page(status: StatusCode) -> Builder {
    common(status).header(CONTENT_TYPE, "text/html; charset=utf-8").header(CACHE_CONTROL, ASK_AGAIN)
}

fn finish(response: Builder, method: &Method, content: &'static [u8]) -> Response<Body> {
    let body = if method == Method::HEAD { Body::empty() } else { Body::from(content) };
    let response = response.header("content-length", content.len());
    response.body(body).expect("all headers are well-formed")
}

/// The smallest form that the browser understands.
fn encoded(asset: &Asset, headers: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted =
        headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let accepts = |name: &str| {
        accepted.split(',').any(|part| {
            let (coding, quality) = part.split_once(';').unwrap_or((part, ""));
            let refused =
                quality.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0_f32));
            coding.trim().eq_ignore_ascii_case(name) && !refused
        })
    };
    let forms = [("br", asset.brotli), ("gzip", asset.gzip)];
    let smaller =
        forms.into_iter().find(|(name, form)| accepts(name) && form.len() < asset.plain.len());
    smaller.map_or((None, asset.plain), |(name, form)| (Some(name), form))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: &[Asset] = &[
        Asset {
            name: "gantry-0123456789ab.wasm",
            plain: b"plain plain",
            brotli: b"br",
            gzip: b"gzip",
        },
        Asset { name: "index.html", plain: b"page", brotli: b"longer", gzip: b"longer" },
    ];

    fn get(path: &str, accept: &str) -> Response<Body> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_ENCODING, accept.parse().unwrap());
        answer(FILES, &Method::GET, path, &headers)
    }

    #[track_caller]
    fn has(response: &Response<Body>, name: &str, value: Option<&str>) {
        let found = response.headers().get(name).map(|found| found.to_str().unwrap());
        assert_eq!(found, value, "{name}");
    }

    #[test]
    fn the_smallest_form_that_is_understood_is_sent() {
        for (accept, encoding, length) in [
            ("gzip, deflate, br", Some("br"), "2"),
            ("gzip", Some("gzip"), "4"),
            ("br;q=0, GZIP;q=0.5", Some("gzip"), "4"),
            ("identity", None, "11"),
        ] {
            let response = get("/gantry-0123456789ab.wasm", accept);
            has(&response, "content-encoding", encoding);
            has(&response, "content-length", Some(length));
            has(&response, "content-type", Some("application/wasm"));
        }
        has(&get("/", "br"), "content-encoding", None);
    }

    #[test]
    fn what_has_a_hash_is_kept_for_ever() {
        has(&get("/gantry-0123456789ab.wasm", ""), "cache-control", Some(FOR_EVER));
        has(&get("/", ""), "cache-control", Some(ASK_AGAIN));
        has(&get("/", ""), "content-security-policy", Some(POLICY));
        has(&get("/", ""), "x-content-type-options", Some("nosniff"));
    }

    #[test]
    fn other_paths_and_methods_are_refused() {
        for path in ["/nothing", "/../index.html", "//", "/index.html/"] {
            let status = get(path, "").status();
            assert!(status == StatusCode::NOT_FOUND || path == "//", "{path} {status}");
        }
        let response = answer(FILES, &Method::POST, "/", &HeaderMap::new());
        assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    }

    #[test]
    fn a_program_without_the_client_says_how_to_build_it() {
        let response = answer(&[], &Method::GET, "/", &HeaderMap::new());
        assert_eq!(response.status(), StatusCode::OK);
        has(&response, "content-length", Some(&NO_CLIENT.len().to_string()));
    }
}
