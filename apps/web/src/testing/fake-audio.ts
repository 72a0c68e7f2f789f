import { vi } from 'vitest';

type Tone = { start: number; stop: number };

/** Writes down what would be heard. Load what plays it anew in each test: it keeps its context. */
export function stubAudio({ state = 'running' }: { state?: AudioContextState } = {}) {
  const tones: Tone[] = [];
  const gain = {
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    },
    connect: () => undefined,
  };
  class FakeAudioContext {
    readonly state = state;
    readonly currentTime = 0;
    readonly destination = {};
    createGain = () => gain;
    createOscillator = () => {
      const tone = { start: 0, stop: 0 };
      tones.push(tone);
      return {
        frequency: { value: 0 },
        connect: () => undefined,
        start: (at: number) => (tone.start = at),
        stop: (at: number) => (tone.stop = at),
      };
    };
    resume = () => Promise.reject(new DOMException('blocked', 'NotAllowedError'));
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
  return tones;
}
