import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askedCard, renderStudy } from '../testing/render-study';

type Tone = { start: number; stop: number };

/** Writes down what would be heard. Each test loads the module anew: it keeps its context. */
function stubAudio({ state = 'running' }: { state?: AudioContextState } = {}) {
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

beforeEach(() => vi.resetModules());

describe('[U-27] the sound of an answer', () => {
  it.each(['right', 'wrong'] as const)('%s is over within a second', async (outcome) => {
    const tones = stubAudio();
    const { playSound } = await import('./play-sound');

    await playSound(outcome);

    expect(tones.length).toBeGreaterThan(0);
    expect(Math.max(...tones.map(({ stop }) => stop))).toBeLessThanOrEqual(1);
    expect(tones.every(({ start, stop }) => stop > start)).toBe(true);
  });

  it('is nothing, and no error, where the browser blocks it', async () => {
    const tones = stubAudio({ state: 'suspended' });
    const { playSound } = await import('./play-sound');

    await expect(playSound('right')).resolves.toBeUndefined();
    expect(tones).toEqual([]);
  });

  it('is nothing, and no error, where the browser has none', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { playSound } = await import('./play-sound');

    await expect(playSound('wrong')).resolves.toBeUndefined();
  });
});

describe('[U-27] the mute button', () => {
  it('silences answers, and is remembered', async () => {
    const tones = stubAudio();
    const first = renderStudy({ view: 'test' });
    await screen.findByText('Choose the matching term');

    await first.user.click(screen.getByRole('button', { name: 'Mute sound' }));
    fireEvent.click(screen.getByRole('button', { name: askedCard().question }));
    expect(tones).toEqual([]);
    first.unmount();

    renderStudy({ view: 'test' });
    expect(await screen.findByRole('button', { name: 'Unmute sound' })).toBeVisible();
    expect(localStorage.getItem('studySoundMuted')).toBe('true');
  });

  it('unmuted, an answer is heard', async () => {
    const tones = stubAudio();
    renderStudy({ view: 'test' });
    await screen.findByText('Choose the matching term');

    fireEvent.click(screen.getByRole('button', { name: askedCard().question }));

    await vi.waitFor(() => expect(tones.length).toBeGreaterThan(0));
  });
});
