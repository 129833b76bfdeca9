//! Three finished sideboards, for the rules and for the first page.

/// Goals modelled on the booklet's worked example, and sideboards with every property that its text mentions.
pub const GOALS: [i64; 3] = [2, 8, 19];
/// Names, and cards from left to right.
pub const SIDEBOARDS: [(&str, &str); 3] = [
    ("Lidia", "TbRsKfO-P- PbT-RfO-Ks RfObT-K-Ps RbK-TfPsO- R-KfT-ObPs R-TsPbK-Of R-ObP-TfKs T-PbO-KfRs"),
    ("Carina", "R-O-PsKbTf OsRbPfK-T- KbTfPsR-O- KsP-ObR-Tf PfTsK-R-Ob OfKsPbR-T- TbOsK-RfP- T-P-OfRsKb"),
    ("Peter", "T-PfKsRbO- OfP-K-RbTs P-ObTsR-Kf P-T-ObRfKs OsP-TbRfK- KfO-TbR-Ps TsOfP-R-Kb RbP-K-TfOs"),
];

/// A small box that is unlike the classic one.
#[cfg(test)]
pub fn weekend_box() -> std::sync::Arc<sideboards_rules::Content> {
    let file = include_str!("../../../examples/weekend-box.toml");
    std::sync::Arc::new(sideboards_rules::Content::parse(file).expect("a box without faults"))
}
