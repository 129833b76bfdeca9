//! A drawing that grows part by part.

use std::fmt::{Arguments, Write};

use first_page::{COLOURS, definitions};
use markup::escape;
use sideboards_drawing::{INK, INK_SOFT, LINE, PAPER, WALL, WALL_LIT, stylesheet};

use crate::font::Weight;
use crate::{Picture, SIZE, Svg};

/// The distance of everything from the borders.
pub(crate) const MARGIN: f32 = 56.0;
/// The width and the lower end of what is within them.
pub(crate) const WIDTH: f32 = SIZE.0 as f32 - 2.0 * MARGIN;
pub(crate) const BOTTOM: f32 = SIZE.1 as f32 - MARGIN;

/// The size of the sentence below a title.
const LINE_SIZE: f32 = 27.0;

/// The sign of the game, 96 by 96.
const ICON: &str = include_str!("../../web/static/icon.svg");

/// Where a text ends or begins.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    pub(crate) weight: Weight,
    pub(crate) size: f32,
    pub(crate) colour: &'static str,
    pub(crate) anchor: Anchor,
}

impl Style {
    pub(crate) const fn bold(size: f32) -> Self {
        Self { weight: Weight::Bold, size, colour: INK, anchor: Anchor::Start }
    }

    pub(crate) const fn medium(size: f32) -> Self {
        Self { weight: Weight::Medium, size, colour: INK, anchor: Anchor::Start }
    }

    pub(crate) const fn soft(self) -> Self {
        Self { colour: INK_SOFT, ..self }
    }

    pub(crate) const fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Area {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

/// The drawing of a picture.
#[derive(Debug, Default)]
pub(crate) struct Canvas {
    body: String,
}

impl Canvas {
    /// Adds a part.
    pub(crate) fn add(&mut self, part: Arguments) {
        self.body.write_fmt(part).expect("text grows");
    }

    /// Adds parts that are moved and scaled together.
    pub(crate) fn group(&mut self, x: f32, y: f32, scale: f32, draw: impl FnOnce(&mut Self)) {
        self.add(format_args!(r#"<g transform="translate({x:.1} {y:.1}) scale({scale:.3})">"#));
        draw(self);
        self.add(format_args!("</g>"));
    }

    /// Writes a text at its base line, shortened to a width.
    pub(crate) fn text(&mut self, text: &str, style: Style, x: f32, y: f32, room: f32) {
        let Style { weight, size, colour, anchor } = style;
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let (weight, text) = (weight.number(), escape(&style.weight.fit(text, size, room)));
        self.add(format_args!(
            r#"<text x="{x:.1}" y="{y:.1}" font-size="{size}" font-weight="{weight}" fill="{colour}" text-anchor="{anchor}">{text}</text>"#
        ));
    }

    /// Draws a rounded panel.
    pub(crate) fn panel(&mut self, area: Area, radius: f32, fill: &str, stroke: Option<&str>) {
        let Area { x, y, width, height } = area;
        let stroke =
            stroke.map(|colour| format!(r#" stroke="{colour}" stroke-width="2""#)).unwrap_or_default();
        self.add(format_args!(
            r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="{radius}" fill="{fill}"{stroke}/>"#
        ));
    }

    /// Draws a wall with light from above.
    pub(crate) fn wall(&mut self, area: Area, radius: f32) {
        self.panel(area, radius, "url(#wall)", Some(LINE));
    }

    /// Draws the sign and the name of the game at the upper left.
    pub(crate) fn brand(&mut self, top: f32, size: f32) {
        self.group(MARGIN, top, size / 96.0, |canvas| canvas.add(format_args!("{}", inside(ICON))));
        let style = Style::bold(size * 0.58).soft();
        self.text("Sideboards", style, MARGIN + size * 1.3, top + size * 0.7, 400.0);
    }

    /// Writes title and sentence of a picture into a column, and returns where they end.
    pub(crate) fn heading(&mut self, picture: &Picture, top: f32, room: f32) -> f32 {
        let (size, lines) = title(&picture.title, room);
        let mut y = top;
        for line in lines {
            y += size * 1.08;
            self.text(&line, Style::bold(size), MARGIN, y, room);
        }
        y += 14.0;
        for line in sentences(&picture.line, room) {
            y += 35.0;
            self.text(&line, Style::medium(LINE_SIZE).soft(), MARGIN, y, room);
        }
        y
    }

    /// Returns the whole drawing.
    pub(crate) fn finish(self) -> Svg {
        let (width, height) = SIZE;
        let (sheet, parts) = (stylesheet(), definitions(&COLOURS.map(|_| String::new())));
        Svg(format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" font-family="Jost"><style>{sheet}</style><defs><radialGradient id="wall" cx=".5" cy="0" r=".9"><stop offset="0" stop-color="{WALL_LIT}"/><stop offset=".8" stop-color="{WALL}"/></radialGradient></defs>{parts}<rect width="{width}" height="{height}" fill="{PAPER}"/>{}</svg>"#,
            self.body
        ))
    }
}

/// Breaks a title into at most two lines, as large as possible.
fn title(text: &str, room: f32) -> (f32, Vec<String>) {
    let one_line = |size: f32| Weight::Bold.lines(text, size, room, 1);
    let two_lines = |size: f32| Weight::Bold.lines(text, size, room, 2);
    let tries = [(60.0, one_line(60.0)), (50.0, two_lines(50.0)), (44.0, two_lines(44.0))];
    let whole = tries.into_iter().find(|(_, lines)| lines.join(" ") == text);
    whole.unwrap_or_else(|| (37.0, two_lines(37.0)))
}

/// Breaks a text into at most two lines, between its sentences if possible.
fn sentences(text: &str, room: f32) -> Vec<String> {
    let is_short = |part: &str| Weight::Medium.width(part, LINE_SIZE) <= room;
    match text.split_once(". ") {
        Some((one, other)) if !is_short(text) && is_short(one) && is_short(other) => {
            vec![format!("{one}."), other.to_owned()]
        }
        _ => Weight::Medium.lines(text, LINE_SIZE, room, 2),
    }
}

/// Returns what is inside the outermost element of an SVG.
fn inside(svg: &str) -> &str {
    let after = svg.split_once('>').map_or(svg, |(_, rest)| rest);
    after.rsplit_once("</svg>").map_or(after, |(body, _)| body)
}
