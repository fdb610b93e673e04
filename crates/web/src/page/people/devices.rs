//! What one logs in with: the password, passkeys, the devices that are logged in, and tokens of
//! programs.

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::parts::{Sending, field, form, panel};
use super::passkey;
use super::words::People;
use crate::page::server::NameBody;
use crate::page::{browser, dialog, server};
use crate::prelude::*;
use gantry_wire::{DeviceInfo, PasskeyInfo, TokenInfo};

/// A change of password.
#[derive(Serialize)]
struct NewPassword {
    old: String,
    new: String,
}

/// Another password. Whoever has only a passkey leaves the old one empty.
pub fn password(people: People) -> AnyView {
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let sending = Sending::new();
    let send = move || {
        let passwords = NewPassword { old: old.get_untracked(), new: new.get_untracked() };
        let work = async move { Ok(server::post::<()>("me/password", &passwords).await?) };
        sending.send(people, work, move |()| {
            old.set(String::new());
            new.set(String::new());
            Some(people.t("people-password-changed"))
        });
    };
    let fields = view! {
        <label>
            <span>{move || people.t("people-password-old")}</span>
            <input type="password" name="old-password" maxlength="200" autocomplete="current-password" prop:value=old
                on:input=move |event| old.set(event_target_value(&event))/>
        </label>
        {field(people, "people-password-new", "changed-password", "new-password", new)}
        <p class="hint">{move || people.t("people-password-ends")}</p>
    };
    let form = form(people, "password", "people-save", fields, sending, send);
    panel(people, "password", "people-password", form)
}

/// A list of the server about the account, read again after every change.
struct AccountList<T: Send + Sync + 'static> {
    path: &'static str,
    list: RwSignal<Vec<T>>,
    sending: Sending,
}

// a list need not be one that can be copied
impl<T: Send + Sync + 'static> Clone for AccountList<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for AccountList<T> {}

impl<T: DeserializeOwned + Clone + Send + Sync + 'static> AccountList<T> {
    fn read(people: People, path: &'static str) -> Self {
        let owned = Self { path, list: RwSignal::new(Vec::new()), sending: Sending::new() };
        owned.again(people, None);
        owned
    }

    fn again(self, people: People, said: Option<String>) {
        let path = self.path;
        let work = async move { Ok(server::get::<Vec<T>>(path).await?) };
        self.sending.send(people, work, move |list| {
            self.list.try_set(list);
            said
        });
    }

    /// Ends one of them.
    fn end(self, people: People, id: &str, said: String) {
        let path = format!("{}/{}", self.path, browser::encoded(id));
        let work = async move { Ok(server::delete(&path).await?) };
        self.sending.send(people, work, move |()| {
            self.again(people, Some(said));
            None
        });
    }

    fn draw(self, one: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        let items = move || self.list.get().into_iter().map(&one).collect_view();
        view! { <ul class="owned">{items}</ul>{self.sending.draw()} }
    }
}

/// One's passkeys; more of them where the browser can make some.
pub fn passkeys(people: People) -> AnyView {
    let owned = AccountList::<PasskeyInfo>::read(people, "me/passkeys");
    let one = move |passkey: PasskeyInfo| {
        let PasskeyInfo { id, name, used_ms, .. } = passkey;
        let used = people.with("people-used", "date", &people.day(used_ms));
        let sure = people.with("people-passkey-sure", "name", &name);
        let removed = people.with("people-passkey-removed", "name", &name);
        let remove_label = people.with("people-remove-named", "name", &name);
        let rename_label = people.with("people-rename-named", "name", &name);
        let rename = {
            let (id, name) = (id.clone(), name.clone());
            move |_| {
                let path = format!("me/passkeys/{id}");
                let words = people.t("people-passkey-name");
                let button = people.t("people-rename-short");
                people.app.ask_text(words, name.clone(), button, move |name| {
                    let path = path.clone();
                    let work = async move {
                        let body = NameBody { name: &name };
                        Ok(server::post::<serde::de::IgnoredAny>(&path, &body).await?)
                    };
                    owned.sending.send(people, work, move |_| {
                        owned.again(people, None);
                        None
                    });
                });
            }
        };
        let remove = move |_| {
            let (id, removed) = (id.clone(), removed.clone());
            people.app.confirm(sure.clone(), people.t("people-remove"), move || {
                owned.end(people, &id, removed.clone());
            });
        };
        view! {
            <li>
                <div><strong>{name}</strong><span>{used}</span></div>
                <div class="buttons">
                    <button type="button" data-tool="passkey-rename" aria-label=rename_label on:click=rename>
                        {people.t("people-rename-short")}
                    </button>
                    <button type="button" data-tool="passkey-remove" aria-label=remove_label on:click=remove>
                        {people.t("people-remove")}
                    </button>
                </div>
            </li>
        }
    };
    let more = passkey::is_available().then(|| {
        let label = RwSignal::new(people.t("people-passkey-label"));
        let sending = Sending::new();
        let send = move || {
            let label = label.get_untracked().trim().to_owned();
            let work = async move { passkey::add(None, &label).await };
            sending.send(people, work, move |()| {
                owned.again(people, None);
                Some(people.t("people-passkey-added"))
            });
        };
        let fields = field(people, "people-passkey-name", "passkey-name", "off", label);
        form(people, "passkey-add", "people-passkey-add", fields, sending, send)
    });
    let content = view! {
        <p class="hint">{move || people.t("people-passkeys-about")}</p>
        {owned.draw(one)}
        {more}
    };
    panel(people, "passkeys", "people-passkeys", content)
}

/// The devices that are logged in.
pub fn sessions(people: People) -> AnyView {
    let owned = AccountList::<DeviceInfo>::read(people, "me/sessions");
    let one = move |device: DeviceInfo| {
        let DeviceInfo { id, device, seen_ms, own, .. } = device;
        let name = if device.is_empty() { people.t("people-device-unknown") } else { device };
        let seen = people.with("people-seen", "date", &people.moment(seen_ms));
        let label = people.with("people-end-named", "name", &name);
        let ended = people.t("people-session-ended");
        let end = move |_| owned.end(people, &id, ended.clone());
        view! {
            <li data-own=own.to_string()>
                <div>
                    <strong class="device">{name}</strong>
                    <span>{if own { people.t("people-this-device") } else { seen }}</span>
                </div>
                {(!own).then(|| view! {
                    <button type="button" data-tool="end-session" aria-label=label on:click=end>{people.t("people-end")}</button>
                })}
            </li>
        }
    };
    panel(people, "devices", "people-devices", owned.draw(one))
}

/// The tokens of programs. A new one is shown once.
pub fn tokens(people: People) -> AnyView {
    let owned = AccountList::<TokenInfo>::read(people, "me/tokens");
    let one = move |token: TokenInfo| {
        let TokenInfo { name, created_ms, .. } = token;
        let since = people.with("people-since", "date", &people.day(created_ms));
        let label = people.with("people-end-named", "name", &name);
        let (ended, shown) = (people.with("people-token-ended", "name", &name), name.clone());
        let end = move |_| owned.end(people, &name, ended.clone());
        view! {
            <li>
                <div><strong>{shown}</strong><span>{since}</span></div>
                <button type="button" data-tool="end-token" aria-label=label on:click=end>{people.t("people-end")}</button>
            </li>
        }
    };
    let (name, made) = (RwSignal::new(String::new()), RwSignal::new(None::<String>));
    let sending = Sending::new();
    let send = move || {
        let typed = name.get_untracked().trim().to_owned();
        let work = async move {
            Ok(server::post::<TokenInfo>("me/tokens", &NameBody { name: &typed }).await?)
        };
        sending.send(people, work, move |token| {
            made.set(token.token);
            name.set(String::new());
            owned.again(people, None);
            None
        });
    };
    let shown = move || {
        let token = made.get()?;
        let copied = {
            let token = token.clone();
            move |_| {
                dialog::copy(people.app, token.clone(), || {});
            }
        };
        Some(view! {
            <div class="token" role="status">
                <p>{people.t("people-token-made")}</p>
                <code data-token=token.clone()>{token.clone()}</code>
                <button type="button" data-tool="copy-token" on:click=copied>{people.app.t("web-copy")}</button>
            </div>
        })
    };
    let fields = field(people, "people-token-name", "token-name", "off", name);
    let content = view! {
        <p class="hint">{move || people.t("people-tokens-about")}</p>
        {owned.draw(one)}
        {shown}
        {form(people, "add-token", "people-token-add", fields, sending, send)}
    };
    panel(people, "tokens", "people-tokens", content)
}
