//! The stories, by what they are about.

pub(crate) mod alone;
pub(crate) mod bots;
pub(crate) mod device;
pub(crate) mod keyboard;
pub(crate) mod learn;
pub(crate) mod offline;
pub(crate) mod online;
pub(crate) mod pages;
pub(crate) mod sheet;
