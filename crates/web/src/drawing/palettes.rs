//! Checks the colours of the style sheet: their names are right, and each palette keeps its promise.

use sideboards_client::settings::{Options, Palette};
use sideboards_rules::Colour;

const STYLE: &str = include_str!("../../style/10-colours.css");

/// A colour as light: red, green and blue from 0 to 1, linear.
type Light = [f64; 3];

/// How dichromats see light (Machado, Oliveira and Fernandes 2009, severity 1): protan, deutan, tritan; and normal
/// vision.
const VISION: [[Light; 3]; 4] = [
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
];

/// Finds the value of a property of a palette, as `#c23a2b`.
fn value(palette: Palette, property: &str) -> [u8; 3] {
    let selector = format!("[data-palette=\"{}\"] {{", palette.name());
    let rule = STYLE.split_once(&selector).and_then(|(_, rest)| rest.split_once('}')).expect("a rule").0;
    let text = rule.split_once(&format!("--{property}: #")).expect("a property").1;
    let part = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).expect("two hexadecimal digits");
    [part(0), part(2), part(4)]
}

fn light(colour: [u8; 3]) -> Light {
    colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(row: Light, light: Light) -> f64 {
    row.iter().zip(light).map(|(factor, part)| factor * part).sum()
}

fn luminance(light: Light) -> f64 {
    times([0.2126, 0.7152, 0.0722], light)
}

fn contrast(one: Light, other: Light) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// Returns lightness (0 to 100) and the two axes of colour, CIELAB.
fn lab(light: Light) -> Light {
    let bend = |part: f64| if part > 0.008_856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 };
    let light = light.map(|part| part.clamp(0.0, 1.0));
    let x = bend(times([0.4124, 0.3576, 0.1805], light) / 0.950_47);
    let y = bend(luminance(light));
    let z = bend(times([0.0193, 0.1192, 0.9505], light) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn distance(one: Light, other: Light) -> f64 {
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

/// Returns the hue in degrees, as colour pickers do.
fn hue(colour: [u8; 3]) -> f64 {
    let [red, green, blue] = colour.map(i32::from);
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let (from, difference) = match most {
        _ if most == red => (0.0, green - blue),
        _ if most == green => (2.0, blue - red),
        _ => (4.0, red - green),
    };
    let sixth = from + f64::from(difference) / f64::from((most - least).max(1));
    (sixth * 60.0).rem_euclid(360.0)
}

#[test]
fn every_palette_shows_what_the_words_say() {
    for palette in Palette::ALL {
        for colour in Colour::ALL {
            let shown = value(*palette, &colour.to_string());
            let [lightness, green_red, blue_yellow] = lab(light(shown));
            let (hue, chroma) = (hue(shown), green_red.hypot(blue_yellow));
            let fits = match colour {
                Colour::Red => {
                    (hue >= 345.0 || hue <= 12.0) && chroma > 50.0 && (25.0..55.0).contains(&lightness)
                }
                Colour::Turquoise => (165.0..190.0).contains(&hue) && chroma > 25.0,
                Colour::Pink => (325.0..355.0).contains(&hue) && chroma > 15.0 && lightness > 70.0,
                Colour::Orange => (25.0..40.0).contains(&hue) && chroma > 60.0 && lightness > 60.0,
                Colour::Black => chroma < 5.0 && lightness < 20.0,
            };
            assert!(
                fits,
                "{} {colour}: hue {hue:.0}, chroma {chroma:.0}, lightness {lightness:.0}",
                palette.name()
            );
        }
    }
}

#[test]
fn clear_colours_differ_for_everybody() {
    for vision in VISION {
        let seen = Colour::ALL.map(|colour| {
            let light = light(value(Palette::Clear, &colour.to_string()));
            lab(vision.map(|row| times(row, light)))
        });
        for (index, one) in seen.iter().enumerate() {
            for other in &seen[index + 1..] {
                assert!(distance(*one, *other) > 25.0, "{one:?} {other:?}");
            }
        }
    }
}

#[test]
fn tones_are_steps_without_any_colour() {
    let mut steps = Colour::ALL.map(|colour| lab(light(value(Palette::Tones, &colour.to_string())))[0]);
    steps.sort_by(f64::total_cmp);
    assert!(steps.is_sorted_by(|dark, bright| bright - dark > 15.0), "{steps:?}");
}

#[test]
fn letters_can_be_read_on_every_drawer() {
    for palette in Palette::ALL {
        for colour in Colour::ALL {
            let front = light(value(*palette, &colour.to_string()));
            let mark = light(value(*palette, &format!("{colour}-mark")));
            let contrast = contrast(front, mark);
            assert!(contrast >= 4.5, "{} {colour}: {contrast:.1}", palette.name());
        }
    }
}

/// Finds a colour of the sheet, for a light or a dark room.
fn of_room(property: &str, is_dark: bool) -> Light {
    let text = STYLE.split_once(&format!("--{property}: light-dark(")).expect("a property").1;
    let text = text.split(", ").nth(usize::from(is_dark)).expect("two colours");
    let part = |at: usize| u8::from_str_radix(&text[at..at + 2], 16).expect("two hexadecimal digits");
    light([part(1), part(3), part(5)])
}

#[test]
fn seats_differ_for_everybody_and_stand_out() {
    for is_dark in [false, true] {
        let seats: [Light; 6] = std::array::from_fn(|seat| of_room(&format!("seat-{seat}"), is_dark));
        for ground in ["paper", "sheet", "wall"].map(|ground| of_room(ground, is_dark)) {
            let faint = seats.iter().position(|seat| contrast(*seat, ground) < 3.0);
            assert_eq!(faint, None, "a seat that can hardly be seen, dark: {is_dark}");
        }
        for vision in VISION {
            let seen = seats.map(|seat| lab(vision.map(|row| times(row, seat))));
            for (index, one) in seen.iter().enumerate() {
                for other in &seen[index + 1..] {
                    assert!(distance(*one, *other) > 25.0, "{one:?} {other:?}");
                }
            }
        }
    }
}
