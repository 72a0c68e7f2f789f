import { sharedEndpoints, type SharedSet, STUDY_MESSAGES } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { declineReturnTo, takeReturnTo } from '../../lib/page/return-to';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { fill } from '../../testing/fill';
import { renderScreen } from '../../testing/render-screen';
import { speak } from '../../testing/speak';
import { SharedSetScreen } from './shared-set-screen';

const TOKEN = 'Qm9va21hcms';
const SET: SharedSet = {
  title: 'Cell biology basics',
  author: 'Lan Phạm',
  cards: [
    { question: 'Osmosis', answer: 'Water crosses a membrane.', kind: 'definition' },
    { question: 'Diffusion', answer: 'Particles spread out.', kind: 'definition' },
    { question: 'Turgor', answer: 'Water pushes against the wall.', kind: 'definition' },
  ],
};
const gone = new ApiError(STUDY_MESSAGES.linkGone, { code: 'not_found', status: 404 });
const silence = new ApiError('Nothing answered.', { code: 'offline' });

function open({
  set = SET,
  isSignedIn = false,
  language = 'en' as const,
  view = '',
}: {
  set?: SharedSet | ApiError;
  isSignedIn?: boolean;
  language?: 'en' | 'vi';
  view?: string;
} = {}) {
  speak(language);
  const api = createFakeApi();
  api.answer(sharedEndpoints.read, set);
  api.answer(sharedEndpoints.copy, { quizId: 31, flashcardCount: SET.cards.length });
  api.answer(sharedEndpoints.report, null);
  return renderScreen(
    <Routes>
      <Route path="/s/:token" element={<SharedSetScreen />} />
      <Route path="*" element={<h1>Another screen</h1>} />
    </Routes>,
    { route: `/s/${TOKEN}${view}`, api, ...(isSignedIn && { session: { user: aUser() } }) },
  );
}

const heading = () => screen.findByRole('heading', { level: 1, name: SET.title });
const termsShown = () =>
  within(screen.getByRole('list', { name: 'Cards' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('a set by its link', () => {
  it('is read without an account', async () => {
    const { api } = open();

    expect(await heading()).toBeVisible();
    expect(screen.getByText(/By .*Lan Phạm.* · 3 cards/)).toBeVisible();
    expect(termsShown()).toEqual(SET.cards.map(({ question, answer }) => question + answer));
    await waitFor(() => expect(document.title).toBe('Cell biology basics · Scholar'));
    expect(api.calls(sharedEndpoints.read)[0]?.params).toEqual({ token: TOKEN });
  });

  it('does not name an author who did not want it', async () => {
    open({ set: { ...SET, author: null, cards: SET.cards.slice(0, 1) } });

    expect(await screen.findByText('1 card')).toBeVisible();
    expect(screen.queryByText(/^By/)).not.toBeInTheDocument();
  });

  it('without cards says so', async () => {
    open({ set: { ...SET, cards: [] } });

    expect(await screen.findByText('This set has no cards yet.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Flip through' })).not.toBeInTheDocument();
  });

  it('that is closed or never was leads home', async () => {
    open({ set: gone });

    expect(await screen.findByText(STUDY_MESSAGES.linkGone)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Report this set' })).not.toBeInTheDocument();
  });

  it('that is closed leads a student to their own home', async () => {
    open({ set: gone, isSignedIn: true });
    await screen.findByText(STUDY_MESSAGES.linkGone);

    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
  });

  it('that did not load can be asked for again', async () => {
    const { api, user } = open({ set: silence });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer(sharedEndpoints.read, SET);

    await user.click(retry);

    expect(await heading()).toBeVisible();
  });

  it('speaks Vietnamese', async () => {
    open({ language: 'vi' });

    expect(await screen.findByText(/Của .*Lan Phạm.* · 3 thẻ/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Báo cáo bộ thẻ này' })).toBeVisible();
  });
});

describe('flipping through', () => {
  const card = (place: number) => screen.findByRole('group', { name: `Card ${place} of 3` });

  it('goes through the cards with Prev and Next, from the first to the last', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Flip through' }));
    expect(await card(1)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(await card(3)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Prev' }));
    expect(await card(2)).toBeVisible();
  });

  it('takes the keys at once: Space turns the card, arrows change it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Flip through' }));
    const first = await card(1);

    await user.keyboard(' ');
    expect(first).toHaveAttribute('data-flipped', 'true');
    await user.keyboard('{ArrowRight}');
    expect(await card(2)).toHaveAttribute('data-flipped', 'false');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');

    expect(await card(1)).toHaveAttribute('data-flipped', 'true');
  });

  it('has an address, and records nothing', async () => {
    const { api, currentPath } = open({ view: '?view=flip' });

    expect(await card(1)).toBeVisible();
    expect(currentPath()).toBe(`/s/${TOKEN}?view=flip`);
    expect(api.calls(sharedEndpoints.read)).toHaveLength(1);
  });
});

describe('a copy', () => {
  it('takes a guest to the login and back here, even after a log-out by hand', async () => {
    declineReturnTo();
    const { user, currentPath } = open({ view: '?view=flip' });

    await user.click(await screen.findByRole('link', { name: 'Copy to my sets' }));

    expect(currentPath()).toBe('/login');
    expect(takeReturnTo()).toBe(`/s/${TOKEN}?view=flip`);
  });

  it('is studied at once by a student', async () => {
    const { user, api, currentPath } = open({ isSignedIn: true });

    await user.click(await screen.findByRole('button', { name: 'Copy to my sets' }));

    await screen.findByRole('heading', { name: 'Another screen' });
    expect(currentPath()).toBe('/study-quiz?set=31');
    expect(api.calls(sharedEndpoints.copy)[0]?.params).toEqual({ token: TOKEN });
  });

  it('is made once, although the first answer was lost', async () => {
    const { user, api } = open({ isSignedIn: true });
    api.answer(sharedEndpoints.copy, silence);
    await user.click(await screen.findByRole('button', { name: 'Copy to my sets' }));
    expect(await screen.findByText(/The set could not be copied/)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Copy to my sets' }));

    const keys = api.calls(sharedEndpoints.copy).map(({ options }) => options.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('that the plan has no room for is refused in the words of the server', async () => {
    const full = STUDY_MESSAGES.setLimit(50);
    const { user, api } = open({ isSignedIn: true });
    api.answer(sharedEndpoints.copy, new ApiError(full, { code: 'plan_limit', status: 402 }));

    await user.click(await screen.findByRole('button', { name: 'Copy to my sets' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(full);
  });
});

describe('a report', () => {
  async function openReport() {
    const view = open();
    await view.user.click(await screen.findByRole('button', { name: 'Report this set' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this set' }));
    return { ...view, dialog };
  }

  it('says what is wrong, and is thanked for', async () => {
    const { user, api, dialog } = await openReport();
    fill('What is wrong?', '  It shows answers of an exam.  ');

    await user.click(dialog.getByRole('button', { name: 'Send report' }));

    expect(await dialog.findByText(/Thank you/)).toBeVisible();
    expect(api.calls(sharedEndpoints.report)).toMatchObject([
      { params: { token: TOKEN }, body: { reason: 'It shows answers of an exam.' } },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Report this set' })).toHaveFocus();
  });

  it('needs a reason', async () => {
    const { user, api, dialog } = await openReport();

    await user.click(dialog.getByRole('button', { name: 'Send report' }));

    expect(dialog.getByText(STUDY_MESSAGES.reportReason)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'What is wrong?' })).toHaveFocus();
    expect(api.calls(sharedEndpoints.report)).toEqual([]);
  });

  it('that was not sent keeps its text', async () => {
    const { user, api, dialog } = await openReport();
    api.answer(
      sharedEndpoints.report,
      new ApiError(STUDY_MESSAGES.tooManyReports, { code: 'too_many_requests', status: 429 }),
    );
    fill('What is wrong?', 'It is spam.');

    await user.click(dialog.getByRole('button', { name: 'Send report' }));

    expect(await dialog.findByText(STUDY_MESSAGES.tooManyReports)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'What is wrong?' })).toHaveValue('It is spam.');
  });
});
