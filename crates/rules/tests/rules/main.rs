//! The rules, tested from outside: `docs/RULES.md` names the test that pins each ruling.

mod content_drafts;
mod content_faults;
mod deals;
mod documents;
mod golden;
mod kit;
mod lean;
mod notation;
mod perft;
mod play;
mod records;
mod scoring_tables;
mod scoring_twin;
mod views;
mod worked_example;
