use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A dialog of the browser, which keeps the focus inside.
    type Modal;

    #[wasm_bindgen(method, js_name = showModal)]
    fn show_modal(this: &Modal);
}

/// A dialog over the page; Escape and a click beside it close it.
#[component]
pub(crate) fn Dialog(
    #[prop(into)] title: String,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        if let Some(element) = dialog.get() {
            // Not before it is part of the page.
            request_animation_frame(move || {
                if element.is_connected() && !element.open() {
                    element.unchecked_ref::<Modal>().show_modal();
                }
            });
        }
    });
    let beside = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlDialogElement>().ok());
        if target.is_some() {
            on_close();
        }
    };
    let t = crate::texts::texts();
    let label = title.clone();
    view! {
        <dialog node_ref=dialog aria-label=label on:close=move |_| on_close() on:click=beside>
            <div class="dialog">
                <header>
                    <h2>{title}</h2>
                    <button class="quiet close" on:click=move |_| on_close() aria-label=t.close()>"×"</button>
                </header>
                {children()}
            </div>
        </dialog>
    }
}

/// Asks before something that cannot be undone.
#[component]
pub(crate) fn Question(
    #[prop(into)] title: String,
    #[prop(into)] yes: String,
    on_yes: impl Fn() + Copy + Send + Sync + 'static,
    on_close: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let t = crate::texts::texts();
    let agree = move |_| {
        on_close();
        on_yes();
    };
    view! {
        <Dialog title on_close>
            <div class="buttons">
                <button class="main" on:click=agree autofocus>{yes}</button>
                <button on:click=move |_| on_close()>{t.cancel()}</button>
            </div>
        </Dialog>
    }
}
