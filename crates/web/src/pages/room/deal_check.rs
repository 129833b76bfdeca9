use leptos::prelude::*;
use sideboards_client::room::CheckedDeal;
use sideboards_protocol::{DealFault, DealVerdict};

use crate::online::Room;
use crate::texts::{LaterTexts, later_texts};

/// Shows whether the last game was dealt and recorded as promised, with the numbers to check it elsewhere.
#[component]
pub(super) fn DealCheck(room: Room) -> impl IntoView {
    let t = later_texts();
    room.peek(|known| known.checked.clone()).map(|CheckedDeal { commitment, chain, deal }| {
        let (class, sign) = if deal.is_ok() { ("deal-good", "✓ ") } else { ("deal-bad", "⚠ ") };
        view! {
            <section class="check">
                <p class=class role="status"><span aria-hidden="true">{sign}</span>{text(t, &deal)}</p>
                <details>
                    <summary>{t.check_title()}</summary>
                    <p>{t.check_text()}</p>
                    <p><code>{commitment}</code></p>
                    <p><code>{chain}</code></p>
                </details>
            </section>
        }
    })
}

fn text(t: &LaterTexts, deal: &Result<DealVerdict, DealFault>) -> String {
    match deal {
        Ok(DealVerdict::Shared) => t.deal_shared(),
        Ok(DealVerdict::Fixed) => t.deal_fixed(),
        Ok(DealVerdict::Late) => t.deal_late(),
        Err(fault) => format!("{} {}", t.deal_mismatch(), t.deal_fault(fault.code())),
    }
}
