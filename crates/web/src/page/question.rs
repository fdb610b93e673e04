//! A question to the reader, in a dialog over the page: yes or no, or a line of text.

use std::sync::Arc;

use leptos::html::Dialog;

use super::App;
use crate::prelude::*;

/// What happens with the answer.
type Answered = Arc<dyn Fn(String) + Send + Sync>;

/// What is shown over the page. One thing at a time.
#[derive(Clone)]
pub enum OpenDialog {
    /// A question that waits for its answer.
    Question(Question),
    /// A text to be copied by hand.
    Copy(String),
}

/// A question that waits for its answer.
#[derive(Clone)]
pub struct Question {
    words: String,
    /// What the button says that answers it.
    button: String,
    /// Whether the answer is a line of text.
    is_text: bool,
    answered: Answered,
}

impl App {
    /// Asks whether something is really to be done, which the button names.
    pub fn confirm(self, words: String, button: String, sure: impl Fn() + Send + Sync + 'static) {
        let answered: Answered = Arc::new(move |_| sure());
        let question = Question { words, button, is_text: false, answered };
        self.dialog.set(Some(OpenDialog::Question(question)));
    }

    /// Asks for a line of text that is not empty.
    pub fn ask_text(
        self,
        words: String,
        button: String,
        answered: impl Fn(String) + Send + Sync + 'static,
    ) {
        let answered: Answered = Arc::new(answered);
        let question = Question { words, button, is_text: true, answered };
        self.dialog.set(Some(OpenDialog::Question(question)));
    }
}

/// Draws the question that waits, if one does.
pub fn draw(app: App) -> impl IntoView {
    move || match app.dialog.get() {
        Some(OpenDialog::Question(question)) => Some(dialog(app, question)),
        _ => None,
    }
}

fn dialog(app: App, question: Question) -> impl IntoView {
    let Question { words, button, is_text, answered } = question;
    let node = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            drop(dialog.show_modal());
        }
    });
    let typed = RwSignal::new(String::new());
    // The browser gives the focus back to where it was when a dialog closes.
    let close = move || {
        if let Some(dialog) = node.get_untracked() {
            dialog.close();
        }
    };
    let answer = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked().trim().to_owned();
        if is_text && text.is_empty() {
            return;
        }
        close();
        answered(text);
    };
    let field = is_text.then(|| {
        view! {
            <input type="text" name="answer" required=true autofocus=true maxlength="200" autocomplete="off"
                aria-labelledby="question" on:input=move |event| typed.set(event_target_value(&event))/>
        }
    });
    // A key that is pressed too often must not answer yes.
    view! {
        <dialog node_ref=node class="question" aria-labelledby="question" on:close=move |_| app.dialog.set(None)>
            <form on:submit=answer>
                <h2 id="question">{words}</h2>
                {field}
                <div class="buttons">
                    <button type="submit" class="primary" data-tool="answer">{button}</button>
                    <button type="button" data-tool="cancel" autofocus=!is_text on:click=move |_| close()>{app.t("web-cancel")}</button>
                </div>
            </form>
        </dialog>
    }
}
