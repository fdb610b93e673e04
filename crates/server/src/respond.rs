//! Answers a request with a file.

use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, ETAG,
    HeaderMap, VARY,
};
use axum::http::response::Builder;
use axum::http::{Method, Response, StatusCode, Uri};
use headers::{ETag, HeaderMapExt, IfNoneMatch};

use crate::app_state::AppState;
use crate::assets::Client;
use crate::encoding::{Coding, best};

const IMMUTABLE: &str = "public, max-age=31536000, immutable";
const REVALIDATE: &str = "no-cache";

/// The page of a program that was built without the client.
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><title>Gantry</title><h1>Gantry</h1>\
    <p>This program was built without the web client. In the source tree, <code>cargo xtask play</code> builds both and opens the page; \
    <code>cargo xtask web</code> builds the client, and the next build of this program takes it in.</p></html>";

/// Answers any request.
pub(crate) async fn respond(
    State(state): State<AppState>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response<Body> {
    answer(state.client, &method, uri.path(), &headers)
}

fn answer(client: Client, method: &Method, path: &str, headers: &HeaderMap) -> Response<Body> {
    if method != Method::GET && method != Method::HEAD {
        let response = page(StatusCode::METHOD_NOT_ALLOWED).header(ALLOW, "GET, HEAD");
        return finish(
            response,
            method,
            "<!doctype html><title>Gantry</title><p>Only GET.</p>".as_bytes(),
        );
    }
    if client.is_empty() && path == "/" {
        return finish(page(StatusCode::OK), method, NO_CLIENT.as_bytes());
    }
    let Some(asset) = client.find(path) else {
        return finish(
            page(StatusCode::NOT_FOUND),
            method,
            b"<!doctype html><title>Gantry</title><p>There is nothing here.</p>",
        );
    };
    let accepted = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let smaller =
        |coding| coding == Coding::Identity || asset.form(coding).len() < asset.plain.len();
    let Some(coding) = best(accepted, smaller) else {
        return finish(
            page(StatusCode::NOT_ACCEPTABLE),
            method,
            b"<!doctype html><title>Gantry</title><p>There is br, gzip and identity.</p>",
        );
    };
    let tag = format!("\"{}-{}\"", asset.tag, coding.name());
    let caching = if asset.is_hashed() { IMMUTABLE } else { REVALIDATE };
    let response = Response::builder()
        .header(CACHE_CONTROL, caching)
        .header(VARY, "accept-encoding")
        .header(ETAG, &tag);
    let tag: ETag = tag.parse().expect("hexadecimal digits and a word");
    if headers.typed_get::<IfNoneMatch>().is_some_and(|known| !known.precondition_passes(&tag)) {
        let response = response.status(StatusCode::NOT_MODIFIED);
        return response.body(Body::empty()).expect("all headers are well-formed");
    }
    let response = response.header(CONTENT_TYPE, asset.kind());
    let response = match coding {
        Coding::Identity => response,
        coding => response.header(CONTENT_ENCODING, coding.name()),
    };
    finish(response, method, asset.form(coding))
}

fn page(status: StatusCode) -> Builder {
    let response = Response::builder().status(status);
    response.header(CONTENT_TYPE, "text/html; charset=utf-8").header(CACHE_CONTROL, REVALIDATE)
}

fn finish(response: Builder, method: &Method, content: &'static [u8]) -> Response<Body> {
    let body = if method == Method::HEAD { Body::empty() } else { Body::from(content) };
    let response = response.header(CONTENT_LENGTH, content.len());
    response.body(body).expect("all headers are well-formed")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::Asset;

    const FILES: Client = Client(&[
        Asset {
            name: "gantry-0123456789ab.wasm",
            plain: b"plain plain",
            brotli: b"br",
            gzip: b"gzip",
            tag: "1",
        },
        Asset { name: "index.html", plain: b"page", brotli: b"longer", gzip: b"longer", tag: "2" },
    ]);

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
    fn the_smallest_accepted_encoding_is_sent() {
        for (accept, encoding, length) in [
            ("gzip, deflate, br", Some("br"), "2"),
            ("gzip", Some("gzip"), "4"),
            ("br;q=0, GZIP;q=0.5", Some("gzip"), "4"),
            ("br;Q=0, *;q=0.1", Some("gzip"), "4"),
            ("identity", None, "11"),
        ] {
            let response = get("/gantry-0123456789ab.wasm", accept);
            has(&response, "content-encoding", encoding);
            has(&response, "content-length", Some(length));
            has(&response, "content-type", Some("application/wasm"));
        }
        has(&get("/", "br"), "content-encoding", None);
        assert_eq!(get("/", "identity;q=0, br").status(), StatusCode::NOT_ACCEPTABLE);
    }

    #[test]
    fn files_with_a_hash_in_their_name_are_immutable() {
        has(&get("/gantry-0123456789ab.wasm", ""), "cache-control", Some(IMMUTABLE));
        has(&get("/", ""), "cache-control", Some(REVALIDATE));
    }

    #[test]
    fn known_files_are_not_sent_again() {
        let ask = |path, known: &str, accept: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("if-none-match", known.parse().unwrap());
            headers.insert(ACCEPT_ENCODING, accept.parse().unwrap());
            answer(FILES, &Method::GET, path, &headers)
        };
        has(&get("/", "br"), "etag", Some("\"2-identity\""));
        for known in ["\"2-identity\"", "W/\"2-identity\"", "\"1\", \"2-identity\"", "*"] {
            let response = ask("/", known, "br");
            assert_eq!(response.status(), StatusCode::NOT_MODIFIED, "{known}");
            has(&response, "etag", Some("\"2-identity\""));
            has(&response, "cache-control", Some(REVALIDATE));
            has(&response, "content-length", None);
        }
        for known in ["\"1-identity\"", "2-identity", ""] {
            assert_eq!(ask("/", known, "br").status(), StatusCode::OK, "{known}");
        }
        let wasm = "/gantry-0123456789ab.wasm";
        assert_eq!(ask(wasm, "\"1-br\"", "br").status(), StatusCode::NOT_MODIFIED);
        assert_eq!(ask(wasm, "\"1-br\"", "gzip").status(), StatusCode::OK, "another form");
    }

    #[test]
    fn a_client_is_read_from_its_folder() {
        let folder = tempfile::tempdir().unwrap();
        for (name, content) in [("a.js", "plain"), ("a.js.br", "b"), ("a.js.gz", "gz")] {
            std::fs::write(folder.path().join(name), content).unwrap();
        }
        let client = Client::read(folder.path()).unwrap();
        assert!(client.is_empty(), "there is no page yet");
        let forms = client.find("/a.js").map(|asset| (asset.plain, asset.brotli, asset.gzip));
        assert_eq!(forms, Some((&b"plain"[..], &b"b"[..], &b"gz"[..])));
        std::fs::write(folder.path().join("index.html"), "page").unwrap();
        let missing = Client::read(folder.path()).unwrap_err();
        assert_eq!(missing.kind(), std::io::ErrorKind::NotFound, "a form is missing");
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
        let response = answer(Client(&[]), &Method::GET, "/", &HeaderMap::new());
        assert_eq!(response.status(), StatusCode::OK);
        has(&response, "content-length", Some(&NO_CLIENT.len().to_string()));
    }
}
