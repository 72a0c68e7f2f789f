type Tone = { hertz: number; at: number; seconds: number };
export type Outcome = 'right' | 'wrong';

/** A step up for right, a step down for wrong; together well under a second. */
const TONES: Record<Outcome, readonly Tone[]> = {
  right: [
    { hertz: 587, at: 0, seconds: 0.12 },
    { hertz: 880, at: 0.09, seconds: 0.24 },
  ],
  wrong: [
    { hertz: 247, at: 0, seconds: 0.16 },
    { hertz: 196, at: 0.13, seconds: 0.26 },
  ],
};
const LOUDNESS = 0.12;
const RISE_SECONDS = 0.012;
/** Gains fade towards nothing but never reach it. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/**
 * The first sound of a page takes long to come: made ready before it is needed, once the student
 * has touched the page. Before that browsers complain about it.
 */
export async function prepareSound(): Promise<void> {
  // Not every browser can say whether the page was touched.
  const { userActivation }: { userActivation?: UserActivation } = navigator;
  if (userActivation?.hasBeenActive) {
    await withAudio(() => undefined);
  }
}

/** Made on the spot, without a file. Where sound is blocked or unknown nothing happens. */
export async function playSound(outcome: Outcome): Promise<void> {
  await withAudio((audio) => TONES[outcome].forEach((tone) => playTone(audio, tone)));
}

async function withAudio(play: (audio: AudioContext) => void): Promise<void> {
  // Lets the browser draw the answer first.
  await new Promise((resolve) => setTimeout(resolve));
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') {
      await context.resume();
    }
    play(context);
  } catch {
    // The outcome is on the screen, in words: a device without sound misses nothing.
  }
}

function playTone(audio: AudioContext, { hertz, at, seconds }: Tone): void {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + RISE_SECONDS);
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  gain.connect(audio.destination);

  const oscillator = audio.createOscillator();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  oscillator.connect(gain);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
