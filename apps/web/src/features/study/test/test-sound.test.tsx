import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubAudio } from '../../../testing/fake-audio';
import { askedCard, renderStudy } from '../testing/render-study';

beforeEach(() => vi.resetModules());

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
