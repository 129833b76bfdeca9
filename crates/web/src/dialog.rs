use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use crate::live::{Handler, effect};

#[wasm_bindgen]
extern "C" {
    /// A dialog of the browser, which keeps the focus inside.
    type Modal;

    #[wasm_bindgen(method, js_name = showModal)]
    fn show_modal(this: &Modal);
}

/// Opens a dialog over everything else, once it is part of the page.
pub(crate) fn show_modal(dialog: NodeRef<html::Dialog>) {
    effect(move || {
        if let Some(element) = dialog.get() {
            request_animation_frame(move || {
                if element.is_connected() && !element.open() {
                    element.unchecked_ref::<Modal>().show_modal();
                }
            });
        }
    });
}

/// A dialog over the page; Escape and a click beside it close it.
#[component]
pub(crate) fn Dialog(
    #[prop(into)] title: String,
    #[prop(into)] on_close: Handler,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    show_modal(dialog);
    let beside = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlDialogElement>().ok());
        if let Some(dialog) = target {
            dialog.close();
        }
    };
    let t = crate::texts::texts();
    let label = title.clone();
    view! {
        <dialog node_ref=dialog aria-label=label on:close=move |_| on_close.run() on:click=beside>
            // Buttons of such a form close the dialog, and the browser restores the focus.
            <form class="dialog" method="dialog">
                <header>
                    <h2>{title}</h2>
                    <button class="quiet close" aria-label=t.close()>"×"</button>
                </header>
                {children()}
            </form>
        </dialog>
    }
}

/// Asks before something that cannot be undone.
#[component]
pub(crate) fn Question(
    #[prop(into)] title: String,
    #[prop(into)] yes: String,
    #[prop(into)] on_yes: Handler,
    #[prop(into)] on_close: Handler,
) -> impl IntoView {
    let t = crate::texts::texts();
    let is_meant = StoredValue::new(false);
    // After the dialog has closed: the action may remove the dialog from the page.
    let close = move || {
        if is_meant.get_value() {
            on_yes.run();
        }
        on_close.run();
    };
    view! {
        <Dialog title on_close=close>
            <div class="buttons">
                <button class="main" on:click=move |_| is_meant.set_value(true) autofocus>{yes}</button>
                <button>{t.cancel()}</button>
            </div>
        </Dialog>
    }
}
