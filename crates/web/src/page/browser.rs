//! Wrappers around browser APIs.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Clipboard, Document, HtmlAnchorElement, HtmlElement, HtmlInputElement,
    Response, Storage, Url, Window,
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

/// The languages that the browser prefers, best first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
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

/// The whole address of a route.
pub fn address(route: &crate::route::Route) -> String {
    let location = window().location();
    let page = location.origin().and_then(|origin| Ok(origin + &location.pathname()?));
    page.unwrap_or_default() + &route.to_string()
}

/// A browser API that exists only at secure addresses.
pub fn secure_part<T: JsCast>(name: &str) -> Option<T> {
    let navigator: JsValue = window().navigator().into();
    js_sys::Reflect::get(&navigator, &JsValue::from(name)).ok()?.dyn_into().ok()
}

/// Copies a text to the clipboard and calls `copied`. Where that is not possible, shows the text
/// for copying by hand.
pub fn copy(text: String, by_hand: String, copied: impl FnOnce() + 'static) {
    let asked = secure_part::<Clipboard>("clipboard").map(|board| board.write_text(&text));
    wasm_bindgen_futures::spawn_local(async move {
        if let Some(asked) = asked
            && JsFuture::from(asked).await.is_ok()
        {
            copied();
        } else {
            drop(window().prompt_with_message_and_default(&by_hand, &text));
        }
    });
}

/// Percent-encodes a text for an address.
pub fn encoded(text: &str) -> String {
    js_sys::encode_uri_component(text).into()
}

/// Decodes it; `None` if it is not valid.
pub fn decoded(text: &str) -> Option<String> {
    js_sys::decode_uri_component(text).ok().map(Into::into)
}

/// Fetches a file next to the page; `None` if that fails.
pub fn fetch_text(address: &str, told: impl FnOnce(Option<String>) + 'static) {
    let asked = window().fetch_with_str(address);
    wasm_bindgen_futures::spawn_local(async move {
        let fetched = async {
            let response: Response = JsFuture::from(asked).await.ok()?.unchecked_into();
            let text = response.ok().then(|| response.text())?.ok()?;
            JsFuture::from(text).await.ok()?.as_string()
        };
        told(fetched.await);
    });
}
