use sideboards_rules::Colour;

use crate::colours::{
    INK, INK_SOFT, LIGHTS, RIM, SEATS, SHEET, WOOD, WOOD_DARK, WOOD_LIT, colour as colour_of,
};

/// The sheet without colours that differ by name: what `30-cards.css` says of the page, without properties of
/// browsers.
const FIXED: &str = "\
    .drawer .front{stroke:#140a00;stroke-opacity:.35;stroke-width:.8}\
    .shine{stroke:#fff;stroke-opacity:.35;stroke-width:1.2;fill:none}\
    .shade{stroke:#000;stroke-opacity:.28;stroke-width:1.6;fill:none}\
    .letter{display:none}\
    .handle{fill:#f7e6bd;stroke:#2c1a0a;stroke-width:1.4}\
    .handle-heart{fill:#b98a3c}\
    .handle-line{fill:none;stroke-width:1}\
    .grain{fill:none;stroke:#000;stroke-opacity:.28;stroke-width:1.3}\
    .grain-dot{fill:#000;fill-opacity:.28}\
    #grain-black .grain,#grain-red .grain{stroke:#fff;stroke-opacity:.3}\
    .glow .rim{fill:none;stroke-width:4.8;stroke-linejoin:round;stroke-opacity:.75}\
    .glow .frame{fill:none;stroke-width:2.5;stroke-linejoin:round}\
    .glow.row .rim{stroke-width:5.6}\
    .glow.row .frame{stroke-width:3.2}";

/// Returns a style sheet for SVG pictures outside the page: its colours in a light room, and its textures.
pub fn stylesheet() -> String {
    let drawers = Colour::ALL.map(|colour| format!(".{colour} .front{{fill:{}}}", colour_of(colour)));
    let cells = Colour::ALL.map(|colour| format!(".{colour} .cell.part{{fill:{}}}", colour_of(colour)));
    let seats = SEATS.iter().enumerate().map(|(seat, colour)| format!(".seat-{seat}{{fill:{colour}}}"));
    let lights = LIGHTS.iter().map(|(name, colour)| match name.split_once('-') {
        Some((kind, tint)) => format!(".glow.{kind}.tint-{tint} .frame{{stroke:{colour}}}"),
        None => format!(".glow.{name} .frame{{stroke:{colour}}}"),
    });
    let goals = format!(
        ".cell{{fill:none;stroke:{INK_SOFT};stroke-opacity:.45;stroke-width:.7}}\
         .cell.part{{fill:{WOOD};stroke:{WOOD_DARK};stroke-opacity:1}}\
         .pattern.handle .cell.part{{fill:{SHEET};stroke:{INK}}}\
         .cell-handle{{fill:{WOOD};stroke:{INK};stroke-width:.6}}"
    );
    let wood = format!(
        ".carcass{{fill:{WOOD};stroke:{WOOD_DARK};stroke-width:1}}\
         .veneer{{fill:{WOOD_LIT}}}\
         .inlay{{fill:none;stroke:{WOOD_DARK};stroke-width:2;stroke-opacity:.6}}\
         .glow .rim{{stroke:{RIM}}}"
    );
    [FIXED.to_owned(), wood, goals, drawers.concat(), cells.concat()]
        .into_iter()
        .chain(seats)
        .chain(lights)
        .collect()
}
