import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSet, cardsOf } from '../../../testing/cards';
import { drainOutbox } from '../../../testing/drain-outbox';
import { installSpeech, removeSpeech } from '../../../testing/fake-speech';
import { renderStudy, shownSide } from '../testing/render-study';

const SET = aSet({ flashcards: cardsOf(['cat', 'con mèo'], ['dog', 'con chó']) });

beforeEach(drainOutbox);
afterEach(async () => {
  cleanup();
  removeSpeech();
  await drainOutbox();
});

async function openStudy() {
  const view = renderStudy({ set: SET });
  await screen.findByRole('group', { name: /^Card/ });
  return view;
}

describe('Listen', () => {
  it('reads the side that is shown, in its language, and stops', async () => {
    const speech = installSpeech();
    const { user } = await openStudy();

    await user.click(screen.getByRole('button', { name: 'Listen' }));
    expect(speech.said).toEqual([{ text: 'cat', lang: 'en-US' }]);
    await user.click(screen.getByRole('button', { name: 'Stop reading' }));
    expect(speech.isSpeaking()).toBe(false);

    fireEvent.keyDown(document.body, { key: ' ' });
    fireEvent.keyDown(document.body, { key: 'l' });
    expect(speech.said.at(-1)).toEqual({ text: 'con mèo', lang: 'vi-VN' });
    await act(async () => speech.finish());
    expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
  });

  it('ends when the card is turned', async () => {
    const speech = installSpeech();
    const { user } = await openStudy();
    await user.click(screen.getByRole('button', { name: 'Listen' }));

    fireEvent.keyDown(document.body, { key: ' ' });

    expect(speech.isSpeaking()).toBe(false);
  });

  it('says so where the browser has no voice of the language', async () => {
    const speech = installSpeech(['vi-VN']);
    const { user } = await openStudy();

    await user.click(screen.getByRole('button', { name: 'Listen' }));

    expect(await screen.findByText('This browser has no voice for this language.')).toBeVisible();
    expect(speech.said).toEqual([]);
  });

  it('is not offered where the browser cannot speak', async () => {
    await openStudy();

    expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Hands-free' })).not.toBeInTheDocument();
  });
});

describe('hands-free', () => {
  beforeEach(
    () =>
      void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
  );
  afterEach(() => void vi.useRealTimers());

  it('reads question and answer of every card with a pause to think, and marks nothing', async () => {
    const speech = installSpeech();
    await openStudy();
    const hear = async (side: string) => {
      expect(shownSide()).toBe(side);
      expect(speech.said.at(-1)?.text).toBe(side);
      await act(async () => speech.finish());
      expect(shownSide()).toBe(side);
      await act(() => vi.advanceTimersByTimeAsync(8_000));
    };

    fireEvent.keyDown(document.body, { key: 'h' });
    for (const side of ['cat', 'con mèo', 'dog', 'con chó']) {
      await hear(side);
    }

    expect(screen.getByText(/finished this deck/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Studied Terms (0)' })).toBeVisible();
  });

  it('stops at once', async () => {
    const speech = installSpeech();
    await openStudy();
    fireEvent.keyDown(document.body, { key: 'h' });

    fireEvent.click(screen.getByRole('button', { name: 'Stop hands-free' }));
    await act(() => vi.advanceTimersByTimeAsync(20_000));

    expect(speech.isSpeaking()).toBe(false);
    expect(shownSide()).toBe('cat');
  });
});
