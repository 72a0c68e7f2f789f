import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubAudio } from '../../testing/fake-audio';

beforeEach(() => vi.resetModules());

describe('[U-27] the sound of an answer', () => {
  it.each(['right', 'wrong', 'finished'] as const)('%s is over within a second', async (cue) => {
    const tones = stubAudio();
    const { playCue } = await import('./play-cue');

    await playCue(cue, { isInTest: true });

    expect(tones.length).toBeGreaterThan(0);
    expect(Math.max(...tones.map(({ stop }) => stop))).toBeLessThanOrEqual(1);
    expect(tones.every(({ start, stop }) => stop > start)).toBe(true);
  });

  it('is nothing, and no error, where the browser blocks it', async () => {
    const tones = stubAudio({ state: 'suspended' });
    const { playCue } = await import('./play-cue');

    await expect(playCue('right', { isInTest: true })).resolves.toBeUndefined();
    expect(tones).toEqual([]);
  });

  it('is nothing, and no error, where the browser has none', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const { playCue } = await import('./play-cue');

    await expect(playCue('wrong', { isInTest: true })).resolves.toBeUndefined();
  });
});

describe('sounds and vibration', () => {
  it.each([
    { muted: null, heard: false, buzzed: true },
    { muted: 'false', heard: true, buzzed: true },
    { muted: 'true', heard: false, buzzed: false },
  ])('outside tests, where muted is $muted', async ({ muted, heard, buzzed }) => {
    const tones = stubAudio();
    const vibrate = vi.fn<Navigator['vibrate']>(() => true);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
    if (muted !== null) {
      localStorage.setItem('studySoundMuted', muted);
    }
    const { playCue } = await import('./play-cue');

    await playCue('finished');

    expect(tones.length > 0).toBe(heard);
    expect(vibrate).toHaveBeenCalledTimes(buzzed ? 1 : 0);
  });
});
