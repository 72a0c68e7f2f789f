import { setEndpoints, STUDY_MESSAGES, TEAM_MESSAGES } from '@scholar/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { aSet } from '../../../testing/cards';
import { renderStudy, STUDY_CARDS } from '../testing/render-study';

const OF_LAN = { author: { userId: 8, name: 'Lan Phạm' }, isMine: false, canEdit: false };
const SHARED = aSet({ flashcards: STUDY_CARDS, shared: OF_LAN });

describe('a set of the team', () => {
  it.each([
    ['cards', 'study'],
    ['cards', 'test'],
    ['tests', 'study'],
    ['tests', 'test'],
  ] as const)('says who shared it, on the %s screen in the %s view', async (kind, view) => {
    renderStudy({ kind, view, set: SHARED });

    expect(await screen.findByText(/Shared by .*Lan Phạm/)).toBeVisible();
  });

  it('that is an own one says nothing of it', async () => {
    renderStudy({ set: { ...SHARED, shared: { ...OF_LAN, isMine: true } } });
    await screen.findByRole('heading', { level: 1, name: SHARED.title });

    expect(screen.queryByText(/Shared by/)).not.toBeInTheDocument();
  });

  it('without cards offers no way to add some', async () => {
    renderStudy({ set: { ...SHARED, flashcards: [], flashcardCount: 0 } });

    expect(await screen.findByText('Its author can add some.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Add flashcards' })).not.toBeInTheDocument();
  });

  it.each(['study', 'test'] as const)('is gone once it is no longer shared: %s', async (view) => {
    const gone = new ApiError(STUDY_MESSAGES.setNotFound, { code: 'not_found', status: 404 });
    renderStudy({ view, prepare: (api) => api.answer(setEndpoints.get, gone) });

    expect(await screen.findByRole('alert')).toHaveTextContent('no longer shared with you');
  });

  it('waits until the team is paid for again, in the words of the server', async () => {
    const ended = new ApiError(TEAM_MESSAGES.ended, { code: 'plan_limit', status: 402 });
    renderStudy({ prepare: (api) => api.answer(setEndpoints.get, ended) });

    expect(await screen.findByText(TEAM_MESSAGES.ended)).toBeVisible();
  });
});
