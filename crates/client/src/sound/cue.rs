/// An audible cue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// A card is taken up: a tick of wood.
    Lift,
    /// A card is turned: it slides over the table.
    Turn,
    /// A card is laid: a drawer that shuts.
    Lay,
    /// A combination, by its place in the chain that one card made: the pitch rises along it.
    Combination(usize),
    /// A round is closed: a soft chord.
    Round,
    /// The game is won: a short fanfare.
    Win,
    /// A player is awaited: a knock on wood.
    YourTurn,
}

/// A tone of a cue. Times are in milliseconds, pitches in hertz.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tone {
    /// Its voice.
    pub voice: Voice,
    /// When it begins.
    pub at: u32,
    /// Its duration; it fades all the time.
    pub length: u32,
    /// The pitch at the beginning and at the end.
    pub pitch: [f32; 2],
    /// The initial loudness, at most 1.
    pub loudness: f32,
}

/// The sound of a tone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// A pure tone, like a ringing wooden bar.
    Sine,
    /// A tone with an edge, like struck wood.
    Triangle,
    /// Noise: something that slides or clicks.
    Noise,
}

/// The pitch of the lowest bar of the marimba.
const LOWEST: f32 = 392.0;

/// The steps of a pentatonic scale, in which all notes sound well together.
const SCALE: [f32; 5] = [1.0, 9.0 / 8.0, 5.0 / 4.0, 3.0 / 2.0, 5.0 / 3.0];

/// Number of bars of the marimba; longer chains stay on the last one.
const BARS: usize = 10;

impl Cue {
    /// Returns the tones of a cue.
    pub fn tones(self) -> Vec<Tone> {
        match self {
            Self::Lift => vec![
                tone(Voice::Triangle, 0, 45, [1150.0, 720.0], 0.2),
                tone(Voice::Noise, 0, 20, [2400.0, 2000.0], 0.16),
            ],
            Self::Turn => vec![tone(Voice::Noise, 0, 190, [700.0, 2100.0], 0.22)],
            Self::Lay => vec![
                tone(Voice::Sine, 0, 150, [185.0, 88.0], 0.6),
                tone(Voice::Triangle, 0, 55, [430.0, 210.0], 0.2),
                tone(Voice::Noise, 0, 35, [1300.0, 700.0], 0.18),
            ],
            Self::Combination(step) => marimba(bar(step), 0, 0.42).to_vec(),
            Self::Round => {
                let chord = [(0, 261.6), (45, 329.6), (90, 392.0), (135, 523.3)];
                let soft = |(at, pitch)| tone(Voice::Sine, at, 760, [pitch, pitch], 0.14);
                chord.map(soft).to_vec()
            }
            Self::Win => {
                let notes = [(0, 392.0), (130, 523.3), (260, 659.3), (390, 784.0), (620, 1046.5)];
                notes.into_iter().flat_map(|(at, pitch)| marimba(pitch, at, 0.3)).collect()
            }
            Self::YourTurn => [0, 170].into_iter().flat_map(knock).collect(),
        }
    }

    /// Returns what is felt of a cue: times of vibration and rest in turn, in milliseconds.
    pub const fn felt(self) -> &'static [u32] {
        match self {
            Self::Lay => &[12],
            // As it is heard: two knocks.
            Self::YourTurn => &[60, 110, 60],
            Self::Lift | Self::Turn | Self::Combination(_) | Self::Round | Self::Win => &[],
        }
    }
}

const fn tone(voice: Voice, at: u32, length: u32, pitch: [f32; 2], loudness: f32) -> Tone {
    Tone { voice, at, length, pitch, loudness }
}

/// Returns the tones of a bar: its pitch and, for a moment, two octaves above.
fn marimba(pitch: f32, at: u32, loudness: f32) -> [Tone; 2] {
    [
        tone(Voice::Sine, at, 480, [pitch, pitch], loudness),
        tone(Voice::Sine, at, 90, [pitch * 4.0, pitch * 4.0], loudness * 0.3),
    ]
}

fn bar(step: usize) -> f32 {
    let step = step.min(BARS - 1);
    let octave = if step / SCALE.len() == 0 { 1.0 } else { 2.0 * (step / SCALE.len()) as f32 };
    LOWEST * SCALE[step % SCALE.len()] * octave
}

fn knock(at: u32) -> [Tone; 2] {
    [tone(Voice::Sine, at, 110, [150.0, 92.0], 0.55), tone(Voice::Triangle, at, 40, [320.0, 200.0], 0.18)]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The maximum duration in milliseconds.
    const LONGEST: u32 = 1200;

    fn all() -> Vec<Cue> {
        let chain = (0..BARS + 3).map(Cue::Combination);
        [Cue::Lift, Cue::Turn, Cue::Lay, Cue::Round, Cue::Win, Cue::YourTurn]
            .into_iter()
            .chain(chain)
            .collect()
    }

    #[test]
    fn cues_are_short_and_never_louder_than_the_limit() {
        for cue in all() {
            let tones = cue.tones();
            assert!(!tones.is_empty(), "{cue:?} is silent");
            assert!(tones.iter().all(|tone| tone.at + tone.length <= LONGEST), "{cue:?} is too long");
            // Ignores fading.
            let at_once = |now: &Tone| {
                let sounds = tones.iter().filter(|tone| tone.at <= now.at && now.at < tone.at + tone.length);
                sounds.map(|tone| tone.loudness).sum::<f32>()
            };
            assert!(tones.iter().all(|tone| at_once(tone) <= 1.5), "{cue:?} is too loud");
            assert!(tones.iter().all(|tone| tone.loudness <= 0.6), "a tone of {cue:?} is too loud");
            let audible = |pitch: f32| (60.0..6500.0).contains(&pitch);
            assert!(tones.iter().all(|tone| tone.pitch.into_iter().all(audible)), "{cue:?} is not heard");
        }
    }

    #[test]
    fn what_is_felt_is_short_and_ends_with_a_vibration() {
        let felt: Vec<_> = all().into_iter().map(Cue::felt).filter(|felt| !felt.is_empty()).collect();
        assert_eq!(felt.len(), 2, "most cues are only heard");
        for times in felt {
            assert!(times.len() % 2 == 1 && times.iter().sum::<u32>() <= 300, "{times:?}");
        }
    }

    #[test]
    fn a_chain_rises() {
        let pitches: Vec<f32> = (0..BARS).map(|step| Cue::Combination(step).tones()[0].pitch[0]).collect();
        assert!(pitches.windows(2).all(|pair| pair[0] < pair[1]), "{pitches:?}");
        assert_eq!(bar(BARS - 1).to_bits(), bar(BARS + 8).to_bits());
    }
}
