//! Bar charts with errors as SVG, readable on light and dark pages.

use std::fmt::Write;

use markup::escape;

use crate::tournament::Measured;

/// A chart of measured values.
pub(crate) struct Plot<'p> {
    pub(crate) title: String,
    /// The position of a reference line, and its meaning.
    pub(crate) mark: f64,
    pub(crate) mark_label: &'p str,
    /// The right end of the scale.
    pub(crate) most: f64,
    pub(crate) bars: &'p [Bar],
}

/// A measured value with its name.
pub(crate) struct Bar {
    pub(crate) label: String,
    pub(crate) value: Measured,
}

const WIDTH: f64 = 800.0;
const LABELS: f64 = 290.0;
const SCALE: f64 = 420.0;
const BAR: f64 = 28.0;
const TOP: f64 = 48.0;

const LOOK: &str = "text{font:14px system-ui,sans-serif;fill:#2b2622}.dim{fill:#6f665e}.bar{fill:#2fa8a0}\
    .error,.mark{stroke:#2b2622;stroke-width:1.5}.mark{stroke-dasharray:4 3}\
    @media(prefers-color-scheme:dark){text{fill:#f1ebe4}.dim{fill:#b3a99f}.error,.mark{stroke:#f1ebe4}}";

impl Plot<'_> {
    /// Draws the chart.
    pub(crate) fn svg(&self) -> String {
        let height = TOP + BAR * self.bars.len() as f64 + 30.0;
        let place = |value: f64| LABELS + SCALE * value.clamp(0.0, self.most) / self.most.max(1.0);
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\
             <title>{title}</title><style>{LOOK}</style>\n<text class=\"dim\" x=\"8\" y=\"22\">{title}</text>\n",
            title = escape(&self.title)
        );
        for (number, Bar { label, value }) in self.bars.iter().enumerate() {
            let y = TOP + BAR * number as f64;
            let middle = y + BAR / 2.0;
            // A single deal has no error.
            let error = if value.error.is_nan() { 0.0 } else { value.error };
            let (from, to) = (place(value.mean - error), place(value.mean + error));
            writeln!(
                svg,
                "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\
                 <rect class=\"bar\" x=\"{LABELS}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"2\"/>\
                 <line class=\"error\" x1=\"{from:.1}\" y1=\"{middle:.1}\" x2=\"{to:.1}\" y2=\"{middle:.1}\"/>\
                 <text x=\"{:.1}\" y=\"{:.1}\">{:.1}</text>",
                LABELS - 10.0,
                middle + 5.0,
                escape(label),
                y + 5.0,
                place(value.mean) - LABELS,
                BAR - 10.0,
                LABELS + SCALE + 12.0,
                middle + 5.0,
                value.mean,
            )
            .expect("text grows");
        }
        let (mark, bottom) = (place(self.mark), height - 26.0);
        writeln!(
            svg,
            "<line class=\"mark\" x1=\"{mark:.1}\" y1=\"{:.1}\" x2=\"{mark:.1}\" y2=\"{bottom:.1}\"/>\
             <text class=\"dim\" x=\"{mark:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:.1} {}</text>\n</svg>",
            TOP - 6.0,
            height - 8.0,
            self.mark,
            escape(self.mark_label),
        )
        .expect("text grows");
        svg
    }
}
