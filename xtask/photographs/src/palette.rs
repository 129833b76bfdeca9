use sideboards_rules::Colour;

use crate::chance::Chance;
use crate::{Light, linear};

/// The inks of a print: red, turquoise, pink, orange, black.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette([Light; 5]);

/// The three of `crates/web/style/10-colours.css`, and others that an illustrator might choose.
const INKS: [[u32; 5]; 12] = [
    [0xc2_3a2b, 0x2a_a7a1, 0xf3_afc0, 0xee_9330, 0x2f_2a28],
    [0xc4_162c, 0x12_958c, 0xff_c2dc, 0xff_9a1f, 0x12_1212],
    [0x94_1022, 0x12_807c, 0xff_d2e2, 0xf0_982c, 0x10_1010],
    [0xd3_2f2f, 0x26_a69a, 0xf4_8fb1, 0xff_9800, 0x21_2121],
    [0xc0_392b, 0x1a_bc9c, 0xf1_a7c2, 0xe6_7e22, 0x2c_2c2c],
    [0xe5_3935, 0x00_b5ad, 0xff_8ab0, 0xfb_8c00, 0x33_3333],
    [0xb7_2b2b, 0x40_b8c4, 0xec_9ab5, 0xf2_8a2e, 0x1e_1e22],
    [0xcc_2a36, 0x00_a0b0, 0xf7_b5ca, 0xeb_6841, 0x26_2223],
    [0xa8_3232, 0x5f_b3a8, 0xe8_b4b8, 0xd9_8a3d, 0x3a_3532],
    [0xd0_1f2e, 0x30_c5c0, 0xff_79ac, 0xff_8f1c, 0x1b_1b1b],
    [0xc8_3c3c, 0x3c_a0a8, 0xe8_82a8, 0xe0_8040, 0x38_3838],
    [0xb0_2030, 0x18_8c94, 0xe6_a0b4, 0xf0_a030, 0x28_2420],
];

impl Palette {
    /// Mixes inks similar to those of some print; no two prints are the same.
    pub(crate) fn mixed(chance: &mut Chance) -> Self {
        let inks = chance.one_of(&INKS);
        Self(inks.map(|ink| linear(ink).map(|channel| channel * chance.between(0.9, 1.1))))
    }

    pub(crate) fn of(&self, colour: Colour) -> Light {
        self.0[colour as usize]
    }
}
