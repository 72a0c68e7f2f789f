import { readCueChoice } from './cue-choice';

type Tone = { hertz: number; at: number; seconds: number };
export type Cue = 'right' | 'wrong' | 'finished';

/** A step up for right, a step down for wrong, three steps up for the end; each under a second. */
const TONES: Record<Cue, readonly Tone[]> = {
  right: [
    { hertz: 587, at: 0, seconds: 0.12 },
    { hertz: 880, at: 0.09, seconds: 0.24 },
  ],
  wrong: [
    { hertz: 247, at: 0, seconds: 0.16 },
    { hertz: 196, at: 0.13, seconds: 0.26 },
  ],
  finished: [
    { hertz: 587, at: 0, seconds: 0.14 },
    { hertz: 740, at: 0.11, seconds: 0.14 },
    { hertz: 880, at: 0.22, seconds: 0.34 },
  ],
};
/** Milliseconds of buzzing, and of rest between. */
const BUZZES: Record<Cue, number[]> = {
  right: [15],
  wrong: [25, 60, 25],
  finished: [15, 60, 15, 60, 40],
};
const LOUDNESS = 0.12;
const RISE_SECONDS = 0.012;
/** Gains fade towards nothing but never reach it. */
const SILENCE = 0.0001;

let context: AudioContext | undefined;

/** Tells how it went without words. A test is heard until somebody mutes it, the rest once somebody wants to. */
export async function playCue(cue: Cue, { isInTest = false } = {}): Promise<void> {
  const choice = readCueChoice();
  if (choice === 'off') {
    return;
  }
  buzz(BUZZES[cue]);
  if (choice === 'on' || isInTest) {
    await withAudio((audio) => TONES[cue].forEach((tone) => playTone(audio, tone)));
  }
}

/** The first sound of a page takes long to come: made ready before it is needed. */
export async function prepareSound(): Promise<void> {
  if (wasTouched()) {
    await withAudio(() => undefined);
  }
}

/** Before the student has touched the page browsers complain about sounds and vibration. */
function wasTouched(): boolean {
  // Not every browser can say it.
  const { userActivation }: { userActivation?: UserActivation } = navigator;
  return userActivation?.hasBeenActive ?? false;
}

function buzz(pattern: number[]): void {
  if (wasTouched() && 'vibrate' in navigator) {
    navigator.vibrate(pattern);
  }
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
