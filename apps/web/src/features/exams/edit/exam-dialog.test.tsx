import { examEndpoints, setEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { fill } from '../../../testing/fill';
import { createExamServer, openExams, OWN_SETS, serverDown } from '../testing/exam-server';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 9) });
});

async function openNew(server = createExamServer([])) {
  const view = openExams('/exams', server);
  await view.user.click(await screen.findByRole('button', { name: 'New exam' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New exam' }));
  await dialog.findByRole('checkbox', { name: 'Genetics' });
  return { ...view, dialog };
}

describe('a new exam', () => {
  it('has a name, a day, a goal, sets and perhaps minutes, and is opened once it is saved', async () => {
    const { user, dialog, api, currentPath } = await openNew();
    expect(dialog.getByRole('textbox', { name: 'Goal in percent' })).toHaveValue('90');
    expect(dialog.getByLabelText('Day')).toHaveAttribute('min', '2026-11-16');

    fill('Name', 'Biology finals');
    fill('Day', '2026-12-24');
    fill('Minutes a day', '25');
    await user.click(dialog.getByRole('checkbox', { name: 'Cell biology basics' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Genetics' }));
    expect(dialog.getByText('2 chosen')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Biology finals' })).toBeVisible();
    expect(currentPath()).toBe('/exams?exam=100');
    expect(api.calls(examEndpoints.put).map(({ body }) => body)).toEqual([
      {
        title: 'Biology finals',
        date: '2026-12-24',
        goal: 90,
        minutesPerDay: 25,
        quizIds: [12, 13],
      },
    ]);
  });

  it('says at each field what is wrong, and goes to the first of them', async () => {
    const { user, dialog, api } = await openNew();
    fill('Goal in percent', '50');

    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(STUDY_MESSAGES.examTitle);
    expect(dialog.getByLabelText('Day')).toHaveAccessibleDescription(STUDY_MESSAGES.examDate);
    expect(dialog.getByLabelText('Goal in percent')).toHaveAccessibleDescription(
      `${STUDY_MESSAGES.examGoal} To remember on the day.`,
    );
    expect(dialog.getByRole('group', { name: /^Sets/ })).toHaveAccessibleDescription(
      STUDY_MESSAGES.examSets,
    );
    expect(dialog.getByLabelText('Name')).toHaveFocus();
    expect(api.calls(examEndpoints.put)).toEqual([]);

    fill('Name', 'B');
    expect(dialog.getByLabelText('Name')).toBeValid();
    expect(dialog.getByLabelText('Day')).toBeInvalid();
  });
});

describe('a save that failed', () => {
  async function saveWith(answer: ApiError) {
    const server = createExamServer([]);
    server.api.answer(examEndpoints.put, answer);
    const view = await openNew(server);
    fill('Name', 'Biology finals');
    fill('Day', '2026-12-24');
    await view.user.click(view.dialog.getByRole('checkbox', { name: 'Genetics' }));
    await view.user.click(view.dialog.getByRole('button', { name: 'Save' }));
    return view;
  }

  it('keeps what was typed, here and after a reload', async () => {
    const { dialog, unmount } = await saveWith(serverDown);
    expect(await dialog.findByText('Not saved yet. What you typed is kept.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('Biology finals');

    unmount();
    const { dialog: again } = await openNew();

    expect(again.getByLabelText('Name')).toHaveValue('Biology finals');
    expect(again.getByLabelText('Day')).toHaveValue('2026-12-24');
    expect(again.getByRole('checkbox', { name: 'Genetics' })).toBeChecked();
  });

  it('shows the server’s sentence at the field it speaks of', async () => {
    const refused = { code: 'invalid_input', status: 400 } as const;
    const { dialog } = await saveWith(new ApiError(STUDY_MESSAGES.examDate, refused));

    expect(await dialog.findByText(STUDY_MESSAGES.examDate)).toBeVisible();
    expect(dialog.getByLabelText('Day')).toHaveFocus();
  });

  it('shows a sentence that belongs to no field below them', async () => {
    const full = { code: 'conflict', status: 409 } as const;
    const { dialog } = await saveWith(new ApiError(STUDY_MESSAGES.examLimit, full));

    expect(await dialog.findByText(STUDY_MESSAGES.examLimit)).toBeVisible();
  });
});

it('Cancel drops what was typed', async () => {
  const { user, dialog } = await openNew();
  fill('Name', 'Biology finals');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));

  await user.click(screen.getByRole('button', { name: 'New exam' }));

  const again = within(await screen.findByRole('dialog', { name: 'New exam' }));
  expect(await again.findByLabelText('Name')).toHaveValue('');
});

it('an exam is changed with all it has', async () => {
  const { user, api } = openExams('/exams?exam=3');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change exam' }));
  expect(await dialog.findByRole('checkbox', { name: 'Cell biology basics' })).toBeChecked();

  fill('Goal in percent', '95');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Goal 95%')).toBeVisible();
  expect(api.calls(examEndpoints.put)[0]?.body).toMatchObject({
    examId: 3,
    goal: 95,
    quizIds: [12],
    minutesPerDay: 20,
  });
});

describe('the sets to choose from', () => {
  const many = Array.from({ length: 9 }, (_, place) => ({
    quizId: place + 20,
    title: `Set ${place + 1}`,
    createdDate: '2026-09-14T08:42:00.000Z',
    flashcardCount: 3,
  }));

  it('can be searched where they are many; those chosen stay chosen', async () => {
    const server = createExamServer([]);
    server.api.answer(setEndpoints.list, ({ query }) => {
      const quizzes = [
        ...OWN_SETS.map((set) => ({ ...set, createdDate: '', flashcardCount: 3 })),
        ...many,
      ].filter(({ title }) => title.includes(String(query?.keyword)));
      return { quizzes, totalPages: 1, totalItems: quizzes.length };
    });
    const { user, dialog } = await openNew(server);
    await user.click(dialog.getByRole('checkbox', { name: 'Genetics' }));

    await user.type(dialog.getByRole('searchbox', { name: 'Search sets…' }), 'Set 7{Enter}');

    await waitFor(() =>
      expect(dialog.getAllByRole('checkbox').map((box) => box.closest('div')?.textContent)).toEqual(
        ['Set 7'],
      ),
    );
    expect(dialog.getByText('1 chosen')).toBeVisible();
  });

  it('that did not load can be asked for again', async () => {
    const server = createExamServer([]);
    server.api.answer(setEndpoints.list, serverDown);
    const { user } = openExams('/exams', server);
    await user.click(await screen.findByRole('button', { name: 'New exam' }));
    const again = await screen.findByRole('button', { name: 'Try again' });

    createExamServer([], server.api);
    await user.click(again);

    expect(await screen.findByRole('checkbox', { name: 'Genetics' })).toBeVisible();
  });
});
