import { examEndpoints, type ExamPlan } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../../testing/builders';
import { fill } from '../../../testing/fill';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { renderScreen } from '../../../testing/render-screen';
import { anExam, aPlan, dayAfter } from '../../../testing/exams';
import { createExamServer, serverDown } from '../testing/exam-server';
import { SetExamLine } from './set-exam-line';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 16, 9) });
});

function openLine(plans: ExamPlan[], server = createExamServer(plans)) {
  stubNativeDialogs();
  return renderScreen(<SetExamLine set={{ quizId: 12, title: 'Cell biology basics' }} />, {
    api: server.api,
    session: { user: aUser() },
  });
}

describe('a set with an exam', () => {
  it('names it, the days left and the readiness, and leads to its page', async () => {
    openLine([aPlan()]);

    await screen.findByText('72% remembered on the day as things stand · 93% if you keep the plan');

    const link = screen.getByRole('link', { name: /^Biology finals/ });
    expect(link).toHaveTextContent('Biology finalsin 12 days');
    expect(link).toHaveAttribute('href', '/exams?exam=3');
  });

  it('names the next of several', async () => {
    openLine([
      aPlan(anExam({ examId: 5, title: 'Resit', daysLeft: 60 })),
      aPlan(anExam({ examId: 3, title: 'Midterm', daysLeft: 9 })),
    ]);

    expect(await screen.findByRole('link', { name: /^Midterm/ })).toBeVisible();
    expect(screen.queryByText('Resit')).not.toBeInTheDocument();
  });

  it('says so where the plan has no cards yet', async () => {
    openLine([aPlan(anExam(), { readiness: null })]);

    expect(
      await screen.findByText('The plan begins with the first cards in this set.'),
    ).toBeVisible();
  });
});

describe('a set without an exam', () => {
  it.each([
    ['none', []],
    ['one of other sets', [aPlan(anExam({ sets: [] }))]],
    ['one that is over', [aPlan(anExam({ daysLeft: -1 }))]],
  ])('offers to set the date: %s', async (_, plans) => {
    openLine(plans);

    expect(await screen.findByRole('button', { name: 'Set exam date' })).toBeVisible();
  });

  it('gets one with its own name and itself chosen', async () => {
    const { user, api } = openLine([]);
    await user.click(await screen.findByRole('button', { name: 'Set exam date' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New exam' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Cell biology basics');
    expect(await dialog.findByRole('checkbox', { name: 'Cell biology basics' })).toBeChecked();

    fill('Day', dayAfter(30));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    const link = await screen.findByRole('link', { name: /^Cell biology basics/ });
    expect(api.calls(examEndpoints.put)[0]?.body).toMatchObject({ quizIds: [12], goal: 90 });
    await waitFor(() => expect(link).toHaveFocus());
  });
});

it('offers only the way to the exams where they did not load', async () => {
  const server = createExamServer([]);
  server.api.answer(examEndpoints.list, serverDown);
  openLine([], server);

  expect(await screen.findByRole('link', { name: 'Open exams' })).toHaveAttribute('href', '/exams');
});
