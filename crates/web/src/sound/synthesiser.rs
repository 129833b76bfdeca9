//! Tones from the browser's synthesiser.

use std::cell::RefCell;

use js_sys::{Float32Array, Promise};
use leptos::task::spawn_local;
use sideboards_client::sound::{Cue, Tone, Voice};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    type AudioContext;

    #[wasm_bindgen(constructor, catch)]
    fn new() -> Result<AudioContext, JsValue>;
    #[wasm_bindgen(method, getter, js_name = currentTime)]
    fn current_time(this: &AudioContext) -> f64;
    #[wasm_bindgen(method, getter, js_name = sampleRate)]
    fn sample_rate(this: &AudioContext) -> f32;
    #[wasm_bindgen(method, getter)]
    fn destination(this: &AudioContext) -> AudioNode;
    #[wasm_bindgen(method, getter)]
    fn state(this: &AudioContext) -> String;
    #[wasm_bindgen(method)]
    fn resume(this: &AudioContext) -> Promise;
    #[wasm_bindgen(method, js_name = createOscillator)]
    fn oscillator(this: &AudioContext) -> AudioNode;
    #[wasm_bindgen(method, js_name = createGain)]
    fn gain(this: &AudioContext) -> AudioNode;
    #[wasm_bindgen(method, js_name = createBiquadFilter)]
    fn filter(this: &AudioContext) -> AudioNode;
    #[wasm_bindgen(method, js_name = createBufferSource)]
    fn buffer_source(this: &AudioContext) -> AudioNode;
    #[wasm_bindgen(method, js_name = createBuffer)]
    fn buffer(this: &AudioContext, channels: u32, length: u32, rate: f32) -> AudioBuffer;

    type AudioBuffer;

    #[wasm_bindgen(method, js_name = copyToChannel)]
    fn fill(this: &AudioBuffer, samples: &Float32Array, channel: u32);

    /// Base of all audio nodes.
    type AudioNode;

    #[wasm_bindgen(method)]
    fn connect(this: &AudioNode, to: &AudioNode);
    #[wasm_bindgen(method)]
    fn start(this: &AudioNode, when: f64);
    #[wasm_bindgen(method)]
    fn stop(this: &AudioNode, when: f64);
    #[wasm_bindgen(method, setter, js_name = "type")]
    fn set_type(this: &AudioNode, kind: &str);
    #[wasm_bindgen(method, setter)]
    fn set_buffer(this: &AudioNode, buffer: &AudioBuffer);
    #[wasm_bindgen(method, getter, js_name = gain)]
    fn loudness(this: &AudioNode) -> AudioParam;
    #[wasm_bindgen(method, getter)]
    fn frequency(this: &AudioNode) -> AudioParam;

    type AudioParam;

    #[wasm_bindgen(method, js_name = setValueAtTime)]
    fn begin(this: &AudioParam, value: f32, when: f64);
    #[wasm_bindgen(method, js_name = linearRampToValueAtTime)]
    fn rise(this: &AudioParam, value: f32, when: f64);
    #[wasm_bindgen(method, js_name = exponentialRampToValueAtTime)]
    fn fade(this: &AudioParam, value: f32, when: f64);
}

/// Fade-in in seconds, to avoid clicks.
const ATTACK: f64 = 0.003;

/// An inaudible level.
const INAUDIBLE: f32 = 0.0005;

/// The longest noise, in seconds.
const NOISE: f32 = 0.25;

thread_local! {
    static SYNTHESISER: RefCell<Option<Synthesiser>> = const { RefCell::new(None) };
}

struct Synthesiser {
    context: AudioContext,
    noise: AudioBuffer,
}

/// Plays cues, each after a delay in milliseconds, at a level of at most 1.
pub(crate) fn sound_out(cues: &[(u32, Cue)], level: f32) {
    SYNTHESISER.with_borrow_mut(|synthesiser| {
        if synthesiser.is_none() {
            *synthesiser = Synthesiser::new();
        }
        if let Some(synthesiser) = synthesiser {
            synthesiser.play(cues, level);
        }
    });
}

impl Synthesiser {
    fn new() -> Option<Self> {
        // A device without sound stays silent.
        let context = AudioContext::new().ok()?;
        #[expect(clippy::cast_sign_loss, reason = "neither a rate nor a length is negative")]
        let length = (context.sample_rate() * NOISE) as u32;
        let noise = context.buffer(1, length, context.sample_rate());
        let samples: Vec<f32> = (0..length).map(|_| (js_sys::Math::random() * 2.0 - 1.0) as f32).collect();
        noise.fill(&Float32Array::from(samples.as_slice()), 0);
        Some(Self { context, noise })
    }

    fn play(&self, cues: &[(u32, Cue)], level: f32) {
        if self.context.state() != "running" {
            let resumed = self.context.resume();
            // If sound is not allowed, it stays silent.
            spawn_local(async move { drop(JsFuture::from(resumed).await) });
        }
        let now = self.context.current_time() + 0.01;
        for (after, cue) in cues {
            for tone in cue.tones() {
                self.sound(&tone, now + f64::from(*after + tone.at) / 1000.0, level);
            }
        }
    }

    fn sound(&self, tone: &Tone, begins: f64, level: f32) {
        let ends = begins + f64::from(tone.length) / 1000.0;
        let out = self.context.gain();
        out.loudness().begin(INAUDIBLE, begins);
        out.loudness().rise(tone.loudness * level, begins + ATTACK);
        out.loudness().fade(INAUDIBLE, ends);
        out.connect(&self.context.destination());
        let (source, pitched) = match tone.voice {
            Voice::Sine => self.struck("sine", &out),
            Voice::Triangle => self.struck("triangle", &out),
            Voice::Noise => self.rubbed(&out),
        };
        pitched.frequency().begin(tone.pitch[0], begins);
        pitched.frequency().fade(tone.pitch[1], ends);
        source.start(begins);
        source.stop(ends);
    }

    /// Makes an oscillator, and returns it as the source and as the node with the pitch.
    fn struck(&self, shape: &str, out: &AudioNode) -> (AudioNode, AudioNode) {
        let source = self.context.oscillator();
        source.set_type(shape);
        source.connect(out);
        let pitched = source.clone().unchecked_into();
        (source, pitched)
    }

    /// Makes noise through a filter, and returns the source and the node with the pitch.
    fn rubbed(&self, out: &AudioNode) -> (AudioNode, AudioNode) {
        let (source, filter) = (self.context.buffer_source(), self.context.filter());
        source.set_buffer(&self.noise);
        filter.set_type("bandpass");
        source.connect(&filter);
        filter.connect(out);
        (source, filter)
    }
}
