import { examEndpoints } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anExam, aPlan } from '../../../testing/exams';
import { createExamServer, openExams, serverDown } from '../testing/exam-server';

function rowsOf(name: string) {
  return within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
}

const SEVERAL = () => [
  aPlan(anExam({ examId: 3, daysLeft: 1 })),
  aPlan(anExam({ examId: 4, title: 'Chemistry', daysLeft: 40, goal: 80 })),
  aPlan(anExam({ examId: 5, title: 'History', daysLeft: -5 })),
  aPlan(anExam({ examId: 6, title: 'Maths', daysLeft: -40, outcome: 'so-so', after: 'keep' })),
];

describe('the list', () => {
  it('has the exams to come first, and below them those that were', async () => {
    openExams('/exams', createExamServer(SEVERAL()));

    await screen.findByRole('link', { name: 'Biology finals' });

    expect(rowsOf('Coming')).toEqual([
      'Biology finalsCell biology basicsDay Nov 17, 2026When tomorrowGoal 90%',
      'ChemistryCell biology basicsDay Dec 26, 2026When in 40 daysGoal 80%',
    ]);
    expect(rowsOf('Past')).toEqual([
      'HistoryCell biology basicsDay Nov 11, 2026When 5 days agoHow it went How did it go?',
      'MathsCell biology basicsDay Oct 7, 2026When 40 days agoHow it went So-so',
    ]);
    expect(document.title).toBe('Exams · Scholar');
  });

  it('leads to an exam and back to its row', async () => {
    const { user, currentPath } = openExams('/exams', createExamServer(SEVERAL()));
    await user.click(await screen.findByRole('link', { name: 'Chemistry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Chemistry' })).toBeVisible();
    expect(currentPath()).toBe('/exams?exam=4');

    await user.click(screen.getByRole('link', { name: 'All exams' }));

    expect(currentPath()).toBe('/exams');
    expect(await screen.findByRole('link', { name: 'Chemistry' })).toHaveFocus();
  });

  it('says without exams what they bring, and makes the first', async () => {
    const { user } = openExams('/exams', createExamServer([]));

    expect(await screen.findByText('No exams yet')).toBeVisible();
    expect(screen.getByText(/how much you will remember on that day/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New exam' }));

    expect(await screen.findByRole('dialog', { name: 'New exam' })).toBeVisible();
  });

  it('that did not load can be asked for again, and never claims to be empty', async () => {
    const server = createExamServer();
    server.api.answer(examEndpoints.list, serverDown);
    const { user } = openExams('/exams', server);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('No exams yet')).not.toBeInTheDocument();

    createExamServer(server.plans, server.api);
    await user.click(again);

    expect(await screen.findByRole('link', { name: 'Biology finals' })).toBeVisible();
  });
});
