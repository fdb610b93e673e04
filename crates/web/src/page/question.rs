//! Dialogs over the page: a question to the reader (yes or no, or a line of text), or a text to be
//! copied by hand. The browser's own would stop the page, and some browsers do not show them.

use std::sync::Arc;

use leptos::html::{Dialog, Input};

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
    /// What the field says at first, if the answer is a line of text.
    text: Option<String>,
    answered: Answered,
}

impl App {
    /// Asks whether something is really to be done, which the button names.
    pub fn confirm(self, words: String, button: String, sure: impl Fn() + Send + Sync + 'static) {
        let answered: Answered = Arc::new(move |_| sure());
        let question = Question { words, button, text: None, answered };
        self.dialog.set(Some(OpenDialog::Question(question)));
    }

    /// Asks for a line of text that is not empty. The field begins with `text`.
    pub fn ask_text(
        self,
        words: String,
        text: String,
        button: String,
        answered: impl Fn(String) + Send + Sync + 'static,
    ) {
        let answered: Answered = Arc::new(answered);
        let question = Question { words, button, text: Some(text), answered };
        self.dialog.set(Some(OpenDialog::Question(question)));
    }
}

/// Draws what is shown over the page, if anything is.
pub fn draw(app: App) -> impl IntoView {
    live(move || app.dialog.get().map(|open| dialog(app, open)))
}

fn dialog(app: App, open: OpenDialog) -> impl IntoView {
    let (node, field) = (NodeRef::<Dialog>::new(), NodeRef::<Input>::new());
    // Fields begin with an attribute: as a property, their text would come after it is selected.
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            drop(dialog.show_modal());
            if let Some(field) = field.get_untracked() {
                field.select();
            }
        }
    });
    // The browser gives the focus back to where it was when a dialog closes.
    let close = move || {
        if let Some(dialog) = node.get_untracked() {
            dialog.close();
        }
    };
    let (class, content) = match open {
        OpenDialog::Question(question) => ("question", asked(app, question, field, close)),
        OpenDialog::Copy(text) => ("ask", by_hand(app, text, field)),
    };
    view! {
        <dialog node_ref=node class=class aria-labelledby="dialog-words" on:close=move |_| app.dialog.set(None)>
            {content}
        </dialog>
    }
}

/// The form of a question.
fn asked(
    app: App,
    question: Question,
    node: NodeRef<Input>,
    close: impl Fn() + Copy + 'static,
) -> AnyView {
    let Question { words, button, text, answered } = question;
    let is_text = text.is_some();
    let typed = RwSignal::new(text.unwrap_or_default());
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
            <input node_ref=node type="text" name="answer" required=true autofocus=true maxlength="200" autocomplete="off"
                aria-labelledby="dialog-words" value=typed.get_untracked()
                on:input=move |event| typed.set(event_target_value(&event))/>
        }
    });
    // A key that is pressed too often must not answer yes.
    view! {
        <form on:submit=answer>
            <h2 id="dialog-words">{words}</h2>
            {field}
            <div class="buttons">
                <button type="submit" class="primary" data-tool="answer">{button}</button>
                <button type="button" data-tool="cancel" autofocus=!is_text on:click=move |_| close()>{app.t("web-cancel")}</button>
            </div>
        </form>
    }
}

/// A text in a field, to be copied by hand.
fn by_hand(app: App, text: String, node: NodeRef<Input>) -> AnyView {
    view! {
        <form method="dialog">
            <label id="dialog-words" for="ask-field">{app.t("web-link-by-hand")}</label>
            <input node_ref=node id="ask-field" type="text" readonly=true autofocus=true value=text/>
            <button type="submit">{app.t("web-close")}</button>
        </form>
    }
}
