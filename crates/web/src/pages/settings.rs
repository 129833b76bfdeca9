use leptos::prelude::*;
use sideboards_client::settings::{Keys, Marks, Options, Palette, Preview, Sense, Switch, Theme, Volume};
use sideboards_rules::Content;

use crate::choices::Choices;
use crate::drawing::card;
use crate::live::live;
use crate::settings::Settings;
use crate::sound::can_be_felt;
use crate::texts::{Language, texts};
use crate::words::card_words;

/// What people choose for themselves.
#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let t = texts();
    let settings: Settings = expect_context();
    let themes = vec![
        (Theme::Device, t.theme_device()),
        (Theme::Light, t.theme_light()),
        (Theme::Dark, t.theme_dark()),
    ];
    let marks = vec![
        (Marks::Textures, t.marks_textures()),
        (Marks::Both, t.marks_both()),
        (Marks::Letters, t.marks_letters()),
    ];
    let swift = vec![(Switch::Off, t.swift_off()), (Switch::On, t.swift_on())];
    let previews = vec![
        (Preview::Pointed, t.preview_pointed()),
        (Preview::Full, t.preview_full()),
        (Preview::Off, t.switch_off()),
    ];
    let keys = vec![(Keys::Nothing, t.keys_nothing()), (Keys::Play, t.keys_play())];
    let hints = vec![(Switch::Off, t.switch_off()), (Switch::On, t.switch_on())];
    let senses = || vec![(Sense::Off, t.switch_off()), (Sense::On, t.switch_on())];
    let volumes = vec![
        (Volume::Low, t.volume_low()),
        (Volume::Medium, t.volume_medium()),
        (Volume::High, t.volume_high()),
    ];
    view! {
        <article class="sheet settings">
            <h1>{t.settings_title()}</h1>
            <Languages settings />
            <Choices legend=t.settings_theme() name="theme" options=themes chosen=move || settings.theme.get() on_change=move |chosen| settings.theme.set(chosen) />
            <Palettes settings />
            <Choices legend=t.settings_marks() name="marks" options=marks chosen=move || settings.marks.get() on_change=move |chosen| settings.marks.set(chosen) />
            <Choices legend=t.settings_swift() name="swift" options=swift chosen=move || settings.swift.get() on_change=move |chosen| settings.swift.set(chosen) />
            <Choices legend=t.settings_previews() name="preview" options=previews chosen=move || settings.preview.get() on_change=move |chosen| settings.preview.set(chosen) />
            <Choices legend=t.settings_hints() name="hints" options=hints chosen=move || settings.hints.get() on_change=move |chosen| settings.hints.set(chosen) />
            <Choices legend=t.settings_keys() name="keys" options=keys chosen=move || settings.keys.get() on_change=move |chosen| settings.keys.set(chosen) />
            <Choices legend=t.settings_sound() name="sound" options=senses() chosen=move || settings.sound.get() on_change=move |chosen| settings.sound.set(chosen) />
            <Choices legend=t.settings_volume() name="volume" options=volumes chosen=move || settings.volume.get() on_change=move |chosen| settings.hear(chosen) />
            {can_be_felt().then(|| view! {
                <Choices legend=t.settings_touch() name="touch" options=senses() chosen=move || settings.touch.get() on_change=move |chosen| settings.touch.set(chosen) />
            })}
            <p class="aside">{t.settings_kept()}</p>
        </article>
    }
}

#[component]
fn Languages(settings: Settings) -> impl IntoView {
    let t = texts();
    let language = move |language: Language| {
        let name = language.own_name();
        view! {
            <label class="choice" lang=language.name()>
                <input
                    type="radio"
                    name="language"
                    prop:checked=live(move || settings.language.get() == language)
                    on:change=move |_| settings.speak(language)
                />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{t.settings_language()}</legend>
            <div class="segments">{Language::ALL.iter().copied().map(language).collect_view()}</div>
        </fieldset>
    }
}

/// The palettes, each on the same card.
#[component]
fn Palettes(settings: Settings) -> impl IntoView {
    let t = texts();
    let content = Content::classic();
    let face = *content.deck().card(content.deck().id(0).expect("the box has cards"));
    let palette = move |palette: Palette| {
        let (name, text) = match palette {
            Palette::Classic => (t.palette_classic(), t.palette_classic_text()),
            Palette::Clear => (t.palette_clear(), t.palette_clear_text()),
            Palette::Tones => (t.palette_tones(), t.palette_tones_text()),
        };
        view! {
            <label class="choice palette">
                <input
                    type="radio"
                    name="palette"
                    prop:checked=live(move || settings.palette.get() == palette)
                    on:change=move |_| settings.palette.set(palette)
                />
                <span class="swatch" data-palette=palette.name()>{card(&face)}</span>
                <span class="palette-text"><b>{name}</b><small>{text}</small></span>
            </label>
        }
    };
    view! {
        <fieldset class="choices">
            <legend>{t.settings_palette()}</legend>
            <div class="palettes">{Palette::ALL.iter().copied().map(palette).collect_view()}</div>
            <p class="only-heard">{t.labelled(&t.settings_preview(), &card_words(t, &face))}</p>
        </fieldset>
    }
}
