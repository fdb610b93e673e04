//! Wrappers around browser APIs.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Clipboard, Document, HtmlAnchorElement, HtmlElement, HtmlInputElement,
    HtmlLinkElement, Response, Storage, Url, Window,
};

/// The window, which always exists for a page.
pub fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document.
pub fn document() -> Document {
    window().document().expect("a window has a document")
}

/// What is after the `#` of the address.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to another address within the page.
pub fn go(route: &crate::route::Route) {
    // Fails only where the page itself could not run.
    drop(window().location().set_hash(&route.to_string()));
}

/// Goes to another address within the page, in place of the current one.
pub fn replace(route: &crate::route::Route) {
    drop(window().location().replace(&route.to_string()));
}

/// The page's clock, in milliseconds since it was opened.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // milliseconds, positive
pub fn now_ms() -> u64 {
    window().performance().map_or(0, |performance| performance.now() as u64)
}

/// Today's date everywhere on earth, as `2026-11-18`: by universal time.
pub fn today() -> String {
    let now: String = js_sys::Date::new_0().to_iso_string().into();
    now.chars().take(10).collect()
}

/// The browser's storage for small values; `None` if it is denied.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// Reads a stored value.
pub fn recall(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Stores a value, if the browser allows it.
pub fn remember(key: &str, value: &str) {
    if let Some(storage) = storage() {
        drop(storage.set_item(key, value));
    }
}

/// Calls back on every event with this name at the target, for the lifetime of the page.
pub fn listen(target: &web_sys::EventTarget, name: &str, call: impl FnMut(JsValue) + 'static) {
    let closure = Closure::<dyn FnMut(JsValue)>::new(call);
    drop(target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref()));
    closure.forget();
}

/// Offers a text as a file for download.
pub fn download(name: &str, text: &str) {
    let save = || -> Result<(), JsValue> {
        let kind = BlobPropertyBag::new();
        kind.set_type("text/plain;charset=utf-8");
        let parts = js_sys::Array::of1(&JsValue::from(text));
        let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
        let url = Url::create_object_url_with_blob(&blob)?;
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&url);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&url)
    };
    drop(save());
}

/// Reads the file picked in an input and passes its text on.
pub fn picked_text(input: &HtmlInputElement, call: impl FnOnce(String) + 'static) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    input.set_value("");
    wasm_bindgen_futures::spawn_local(async move {
        if let Ok(text) = JsFuture::from(file.text()).await
            && let Some(text) = text.as_string()
        {
            call(text);
        }
    });
}

/// Puts the focus on an element.
pub fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        drop(element.unchecked_into::<HtmlElement>().focus());
    }
}

/// Whether nothing has the focus, as when the focused button disappears.
pub fn focus_is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// The address of the page, without a route.
pub fn page_address() -> String {
    let location = window().location();
    let page = location.origin().and_then(|origin| Ok(origin + &location.pathname()?));
    page.unwrap_or_default()
}

/// The whole address of a route.
pub fn address(route: &crate::route::Route) -> String {
    page_address() + &route.to_string()
}

/// A browser API that exists only at secure addresses.
pub fn secure_part<T: JsCast>(name: &str) -> Option<T> {
    let navigator: JsValue = window().navigator().into();
    js_sys::Reflect::get(&navigator, &JsValue::from(name)).ok()?.dyn_into().ok()
}

/// Copies a text to the clipboard, as part of what the reader is doing; says whether it is there.
pub fn copy(text: &str) -> impl Future<Output = bool> + use<> {
    let asked = secure_part::<Clipboard>("clipboard").map(|board| board.write_text(text));
    async move {
        match asked {
            Some(asked) => JsFuture::from(asked).await.is_ok(),
            None => false,
        }
    }
}

/// Loads a style sheet of this version of the client, unless it is there; says whether it is. A
/// file that the bundle does not have is not missed.
pub async fn style(name: &str) -> bool {
    let (address, plain) = (file(name), format!("./{name}"));
    if address == plain {
        return true;
    }
    let selector = format!("link[rel=stylesheet][href=\"{address}\"]");
    let known = document().query_selector(&selector).ok().flatten();
    let link = match known.map(JsCast::unchecked_into::<HtmlLinkElement>) {
        Some(link) if link.sheet().is_some() => return true,
        Some(link) => link,
        None => {
            let Ok(link) = document().create_element("link") else { return false };
            let link: HtmlLinkElement = link.unchecked_into();
            link.set_rel("stylesheet");
            drop(link.set_attribute("href", &address));
            let Some(head) = document().head() else { return false };
            drop(head.append_child(&link));
            link
        }
    };
    let loaded = js_sys::Promise::new(&mut |resolve, reject| {
        drop(link.add_event_listener_with_callback("load", &resolve));
        drop(link.add_event_listener_with_callback("error", &reject));
    });
    let has_loaded = JsFuture::from(loaded).await.is_ok();
    if !has_loaded {
        link.remove();
    }
    has_loaded
}

/// Percent-encodes a text for an address.
pub fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// Decodes it; `None` if it is not valid.
pub fn decoded(text: &str) -> Option<String> {
    js_sys::decode_uri_component(text).ok().map(Into::into)
}

/// The address of a file of this version of the client, by its plain name. The bundle lists them in
/// an attribute of the document.
pub fn file(name: &str) -> String {
    let root = document().document_element();
    let listed = root.and_then(|root| root.get_attribute("data-files"));
    let listed = listed.unwrap_or_default();
    let own = listed.split(' ').find(|own| is_version_of(own, name));
    format!("./{}", own.unwrap_or(name))
}

/// Whether `words-0123456789ab.ftl` is `words.ftl` with a hash.
fn is_version_of(own: &str, name: &str) -> bool {
    let hashed = || {
        let (stem, ending) = name.rsplit_once('.')?;
        let hash = own.strip_prefix(stem)?.strip_suffix(ending)?.strip_suffix('.')?;
        let hash = hash.strip_prefix('-')?;
        Some(hash.len() == 12 && hash.bytes().all(|digit| digit.is_ascii_hexdigit()))
    };
    hashed().unwrap_or(false)
}

/// Waits until the browser has done what is due now.
pub async fn next_task() {
    let later = js_sys::Promise::new(&mut |resolve, _| {
        drop(window().set_timeout_with_callback(&resolve));
    });
    drop(JsFuture::from(later).await);
}

/// The text of a file next to the page; `None` if it cannot be fetched.
pub async fn text_of(address: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: Response = response.unchecked_into();
    let text = response.ok().then(|| response.text())?.ok()?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// Fetches a file next to the page and passes its text on; `None` if that fails.
pub fn fetch_text(address: &str, told: impl FnOnce(Option<String>) + 'static) {
    let address = address.to_owned();
    wasm_bindgen_futures::spawn_local(async move { told(text_of(&address).await) });
}
