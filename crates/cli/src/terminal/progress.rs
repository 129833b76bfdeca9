use indicatif::{ProgressBar, ProgressStyle};

/// Shows progress on standard error, if that is a terminal.
pub(crate) fn progress_bar(count: u64, noun: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{human_pos}}/{{human_len}} {noun}, {{eta}} left");
    let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
    ProgressBar::new(count).with_style(style)
}
