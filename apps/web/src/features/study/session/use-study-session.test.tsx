import { setEndpoints, reportEndpoints, type StudySession } from '@scholar/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { clearSession } from '../../../lib/session/session';
import { aSet } from '../../../testing/cards';
import type { FakeApi } from '../../../testing/fake-api';
import { askedCard, createStudyTime, renderStudy, STUDY_CARDS } from '../testing/render-study';

function reports(api: FakeApi): Omit<StudySession, 'sessionId'>[] {
  return api.calls(reportEndpoints.studySession).map(({ body }) => {
    const { sessionId: _, ...rest } = body;
    return rest;
  });
}

async function openStudy() {
  const passTime = createStudyTime();
  const view = renderStudy();
  await screen.findByRole('group', { name: /^Card/ });
  return { ...view, passTime };
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
}

describe('[D-21] study time', () => {
  it('is reported on the way out, quietly and so that it outlives the page', async () => {
    const { api, unmount, passTime } = await openStudy();
    passTime(5_400);

    unmount();

    expect(api.calls(reportEndpoints.studySession)).toMatchObject([
      {
        body: { quizId: 12, kind: 'study', seconds: 5, correct: 0, incorrect: 0 },
        options: { isQuiet: true, keepalive: true },
      },
    ]);
  });

  it('counts no more than a minute in which nothing was done', async () => {
    const { api, unmount, passTime } = await openStudy();
    passTime(10 * 60_000);

    unmount();

    expect(reports(api)).toMatchObject([{ seconds: 60 }]);
  });

  it('is reported in parts that add up, each a session of its own', async () => {
    const { api, unmount, passTime } = await openStudy();
    passTime(4_700);
    setVisibility('hidden');
    passTime(600_000);
    setVisibility('visible');
    passTime(2_600);
    fireEvent(window, new Event('pagehide'));

    unmount();

    expect(reports(api).map(({ seconds }) => seconds)).toEqual([4, 3]);
    const ids = api.calls(reportEndpoints.studySession).map(({ body }) => body.sessionId);
    expect(new Set(ids).size).toBe(2);
  });

  it('of less than a second is nothing', async () => {
    const { api, unmount } = await openStudy();

    unmount();

    expect(reports(api)).toEqual([]);
  });

  it('does not end a session that has ended already', async () => {
    const { api, unmount, passTime } = await openStudy();
    passTime(5_000);
    clearSession();

    unmount();

    expect(reports(api)).toEqual([]);
  });

  it('[B-114] of a set that is gone is not reported any more', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, passTime } = await openStudy();
    api.answer(setEndpoints.get, new ApiError('Set not found.', { code: 'not_found' }));
    passTime(5_000);

    fireEvent(window, new Event('visibilitychange'));
    await screen.findByRole('alert');

    expect(reports(api)).toEqual([]);
  });

  it('that could not be reported is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, unmount, passTime } = await openStudy();
    api.answer(reportEndpoints.studySession, new ApiError('Oops', { code: 'internal' }));
    passTime(5_000);

    unmount();

    await waitFor(() => expect(warn.mock.calls).toEqual([['Failed to report study session']]));
  });
});

describe('[D-21] a test', () => {
  async function openTest() {
    const passTime = createStudyTime();
    const view = renderStudy({
      view: 'test',
      set: aSet({ flashcards: STUDY_CARDS.slice(0, 2) }),
    });
    await screen.findByText('Choose the matching term');
    return { ...view, passTime };
  }

  async function answerRight(): Promise<void> {
    const asked = askedCard();
    fireEvent.click(screen.getByRole('button', { name: asked.question }));
    fireEvent.click(screen.getByRole('button', { name: /^(Next|Finish)$/ }));
    await waitFor(() =>
      expect(screen.queryByText(asked.answer, { selector: 'section p' })).toBeNull(),
    );
  }

  it('counts as one when its result is shown, once', async () => {
    const { api, unmount, passTime } = await openTest();
    await answerRight();
    passTime(8_000);
    await answerRight();

    expect(screen.getByText('Time Taken').nextSibling).toHaveTextContent('8 seconds');
    passTime(20_000);
    unmount();

    expect(reports(api)).toEqual([
      { quizId: 12, kind: 'test', seconds: 8, correct: 2, incorrect: 0 },
    ]);
  });

  it('that is given up counts as study time', async () => {
    const { api, unmount, passTime } = await openTest();
    await answerRight();
    passTime(8_000);

    unmount();

    expect(reports(api)).toEqual([
      { quizId: 12, kind: 'study', seconds: 8, correct: 0, incorrect: 0 },
    ]);
  });
});
