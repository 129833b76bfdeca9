//! Three finished sideboards, for the rules and for the first page.

/// The goals of the booklet's worked example, and sideboards that have the properties it tells.
pub(crate) const GOALS: [i64; 3] = [2, 8, 19];
pub(crate) const SIDEBOARDS: [(&str, &str); 3] = [
    ("Lidia", "ObRsT-P-Kf PbR-OsT-Kf K-PbT-OsRf O-PsTfK-Rb OsT-PbKfR- T-PbO-KfRs KsTfP-ObR- PbR-K-TsOf"),
    ("Carina", "R-O-PsKbTf OsRbPfK-T- KbTfPsR-O- KsP-ObR-Tf PfTsK-R-Ob OfKsPbR-T- TbOsK-RfP- T-P-OfRsKb"),
    ("Peter", "T-PfKsRbO- OfP-K-RbTs P-ObTsR-Kf P-T-ObRfKs OsP-TbRfK- KfO-TbR-Ps TsOfP-R-Kb RbP-K-TfOs"),
];

/// A small box that is unlike the classic one.
#[cfg(test)]
pub(crate) fn weekend_box() -> std::sync::Arc<sideboards_rules::Content> {
    let file = include_str!("../../../examples/weekend-box.toml");
    std::sync::Arc::new(sideboards_rules::Content::parse(file).expect("a box without faults"))
}
