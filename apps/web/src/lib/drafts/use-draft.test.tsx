import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { passTime, stopClock } from '../../testing/clock';
import { aUser } from '../../testing/builders';
import { drafts } from './drafts';
import { clearSession, storeToken, storeUser } from '../session/session';
import { useDraft } from './use-draft';

const Schema = z.object({ text: z.string() });

function signIn(userId: number) {
  storeToken(`token-${userId}`);
  storeUser(aUser({ userId }));
}

async function openScreen() {
  const view = renderHook(() => useDraft('notes', Schema));
  await waitFor(() => expect(view.result.current.isLoaded).toBe(true));
  return {
    ...view,
    draft() {
      const { current } = view.result;
      if (!current.isLoaded) {
        throw new Error('The draft is still being read.');
      }
      return current;
    },
  };
}

describe('useDraft', () => {
  it('starts with nothing', async () => {
    const { draft } = await openScreen();

    expect(draft().found).toBeUndefined();
  });

  it('[U-20] gives back what was kept, also when the screen was left at once', async () => {
    signIn(7);
    const first = await openScreen();
    act(() => first.draft().keep({ text: 'half a sentence' }));
    first.unmount();

    const second = await openScreen();

    expect(second.draft().found).toEqual({ text: 'half a sentence' });
  });

  it('writes in a moment of its own when nobody leaves', async () => {
    const { draft } = await openScreen();
    stopClock();

    act(() => draft().keep({ text: 'first' }));
    act(() => draft().keep({ text: 'second' }));
    await passTime(300);

    expect(await drafts.find(null, 'notes')).toEqual({ text: 'second' });
  });

  it('writes at once when the page is hidden or closed', async () => {
    const { draft } = await openScreen();
    act(() => draft().keep({ text: 'typed a moment ago' }));

    window.dispatchEvent(new Event('pagehide'));

    expect(await drafts.find(null, 'notes')).toEqual({ text: 'typed a moment ago' });
  });

  it('ignores a draft of another shape', async () => {
    await drafts.keep(null, 'notes', { words: 5 });

    const { draft } = await openScreen();

    expect(draft().found).toBeUndefined();
  });

  it('lets a guest who signs in go on with what is on the screen', async () => {
    const { draft } = await openScreen();
    const { room } = draft();

    act(() => signIn(7));
    act(() => draft().keep({ text: 'goes along' }));
    window.dispatchEvent(new Event('pagehide'));

    expect(draft().room).toBe(room);
    expect(await drafts.find(7, 'notes')).toEqual({ text: 'goes along' });
  });

  it('[U-20] keeps the work for its student when the session ends under it', async () => {
    signIn(7);
    const { draft, unmount } = await openScreen();

    act(() => draft().keep({ text: 'of 7' }));
    act(() => clearSession());
    unmount();

    expect(await drafts.find(null, 'notes')).toBeUndefined();
    expect(await drafts.find(7, 'notes')).toEqual({ text: 'of 7' });
  });

  it('starts anew when another student signs in', async () => {
    signIn(7);
    const { draft } = await openScreen();
    const { room } = draft();
    act(() => draft().keep({ text: 'of 7' }));

    act(() => signIn(8));

    await waitFor(() => expect(draft().room).not.toBe(room));
    expect(draft().found).toBeUndefined();
    expect(await drafts.find(7, 'notes')).toEqual({ text: 'of 7' });
  });

  it('[U-20] writes nothing back when the page goes after a log-out', async () => {
    signIn(7);
    const { draft, unmount } = await openScreen();
    act(() => draft().keep({ text: 'of 7' }));

    act(() => clearSession());
    await drafts.dropAll();
    window.dispatchEvent(new Event('pagehide'));
    unmount();

    expect(await drafts.find(7, 'notes')).toBeUndefined();
  });

  it('forgets on demand', async () => {
    const { draft } = await openScreen();
    act(() => draft().keep({ text: 'saved by now' }));

    act(() => draft().drop());
    window.dispatchEvent(new Event('pagehide'));

    expect(await drafts.find(null, 'notes')).toBeUndefined();
  });
});
