//! The stories, by what they are about.

pub(crate) mod alone;
pub(crate) mod bots;
pub(crate) mod boxes;
pub(crate) mod daily;
pub(crate) mod device;
pub(crate) mod drawers;
pub(crate) mod engines;
pub(crate) mod heard;
pub(crate) mod home;
pub(crate) mod keyboard;
pub(crate) mod learn;
pub(crate) mod motion;
pub(crate) mod offline;
pub(crate) mod online;
pub(crate) mod own_box;
pub(crate) mod pages;
pub(crate) mod photo;
pub(crate) mod pseudo;
pub(crate) mod replay;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod sheet;
pub(crate) mod statistics;
pub(crate) mod transcription;
