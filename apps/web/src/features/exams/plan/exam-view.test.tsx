import { examEndpoints, type ExamPlan } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anExam, aPlan, dayAfter, someDays } from '../../../testing/exams';
import { createExamServer, openExams, serverDown } from '../testing/exam-server';
import { speak } from '../../../testing/speak';

const ROUTE = '/exams?exam=3';

function openPlan(changes: Partial<ExamPlan> = {}, exam = anExam()) {
  return openExams(ROUTE, createExamServer([aPlan(exam, changes)]));
}

describe('an exam to come', () => {
  it('says when it is, how ready the student is, and where to study', async () => {
    openPlan({}, anExam({ daysLeft: 12 }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Biology finals' })).toBeVisible();
    expect(screen.getByText('Saturday, November 28, 2026')).toBeVisible();
    expect(screen.getByText('in 12 days')).toBeVisible();
    const readiness = screen.getByRole('region', { name: 'What you will remember on the day' });
    expect(readiness).toHaveTextContent(/72% as things stand\s*93% if you keep the plan/);
    expect(readiness).toHaveTextContent('Keep the plan and you reach your goal.Goal 90%');
    expect(screen.getByRole('link', { name: 'Study now' })).toHaveAttribute('href', '/today');
    expect(document.title).toBe('Biology finals · Scholar');
  });

  it.each([
    [{ asThingsStand: 91, ifKept: 95 }, 'You are where you want to be.'],
    [{ asThingsStand: 89.6, ifKept: 95 }, 'You are where you want to be.'],
    [{ asThingsStand: 72, ifKept: 90 }, 'Keep the plan and you reach your goal.'],
    [{ asThingsStand: 40, ifKept: 81 }, 'Even with the plan you stay below your goal.'],
  ])('is judged by its goal: %j', async (readiness, said) => {
    openPlan({ readiness });

    expect(await screen.findByText(said, { exact: false })).toBeVisible();
  });

  it.each([
    [0, null],
    [1, 'Without 1 card that is suspended or set aside.'],
    [7, 'Without 7 cards that are suspended or set aside.'],
  ])('says that %i cards are not counted', async (leftOut, said) => {
    openPlan({ cards: { total: 24, new: 9, leftOut } });
    await screen.findByRole('region', { name: 'Sets' });

    expect(screen.queryByText(/suspended or set aside/)?.textContent ?? null).toBe(said);
  });

  it('shows the days until then, and the same as a table', async () => {
    const days = [
      { date: dayAfter(0), reviews: 8, new: 4, minutes: 6 },
      { date: dayAfter(1), reviews: 20, new: 6, minutes: 13 },
    ];
    const { user } = openPlan({ days }, anExam({ daysLeft: 2 }));
    const chart = within(await screen.findByRole('figure', { name: 'Until the exam' }));
    expect(chart.getByRole('img')).toHaveAccessibleName(
      '2 days with 28 reviews and 10 new cards. Most on Nov 17: 26 cards.',
    );

    await user.click(chart.getByRole('button', { name: 'Show as table' }));

    const rows = chart.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['DayReviewsNew cardsMinutes', 'Nov 16Today846', 'Nov 1720613']);
    expect(chart.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  });

  it('that is far away is drawn in weeks', async () => {
    openPlan({ days: someDays(100) }, anExam({ daysLeft: 100 }));

    expect(await screen.findByText('Cards in 7 days each')).toBeVisible();
  });

  it('names its sets, each with the way to it', async () => {
    openPlan();

    const sets = within(await screen.findByRole('region', { name: 'Sets' }));

    expect(sets.getByText('24 cards, 9 of them new')).toBeVisible();
    expect(sets.getByRole('link', { name: 'Cell biology basics' })).toHaveAttribute(
      'href',
      '/set-creator?set=12',
    );
  });
});

describe('cards that the minutes a day leave out', () => {
  const behind = { cards: 12, minutesMore: 5 };

  it('need more minutes, which one press takes', async () => {
    const { user, api } = openPlan({ behind });
    expect(await screen.findByText('You are 12 cards behind: 5 more minutes a day')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Add 5 minutes a day' }));

    expect(await screen.findByText('The plan now has 25 minutes a day')).toBeVisible();
    expect(api.calls(examEndpoints.put).map(({ body }) => body)).toEqual([
      {
        examId: 3,
        title: 'Biology finals',
        date: dayAfter(12),
        goal: 90,
        quizIds: [12],
        minutesPerDay: 25,
      },
    ]);
    expect(screen.queryByText(/cards behind/)).not.toBeInTheDocument();
  });

  it('stay said when the minutes could not be taken', async () => {
    const server = createExamServer([aPlan(anExam(), { behind })]);
    server.api.answer(examEndpoints.put, serverDown);
    const { user } = openExams(ROUTE, server);

    await user.click(await screen.findByRole('button', { name: 'Add 5 minutes a day' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The plan could not be changed.');
    expect(screen.getByRole('button', { name: 'Add 5 minutes a day' })).toBeVisible();
  });

  it.each([
    ['there is no limit to raise', { minutesPerDay: null }],
    ['the limit is at its end', { minutesPerDay: 598 }],
  ])('are only said where %s', async (_, exam) => {
    openPlan({ behind }, anExam(exam));

    expect(await screen.findByText('You are 12 cards behind.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /minutes a day/ })).not.toBeInTheDocument();
  });
});

describe('an exam without a plan', () => {
  it('asks for cards where its sets have none', async () => {
    openPlan({ readiness: null, cards: { total: 0, new: 0, leftOut: 0 }, days: [] });

    expect(await screen.findByText('No cards in these sets yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the set' })).toHaveAttribute(
      'href',
      '/set-creator?set=12',
    );
    expect(screen.queryByRole('link', { name: 'Study now' })).not.toBeInTheDocument();
  });

  it('does not ask for cards where all there are were left out', async () => {
    openPlan({ readiness: null, cards: { total: 0, new: 0, leftOut: 4 }, days: [] });

    expect(
      await screen.findByText('All cards of these sets are suspended or set aside'),
    ).toBeVisible();
    expect(screen.queryByText('No cards in these sets yet')).not.toBeInTheDocument();
  });

  it('asks for other sets where its own are gone', async () => {
    const gone = { readiness: null, cards: { total: 0, new: 0, leftOut: 0 }, days: [] };
    const { user } = openPlan(gone, anExam({ sets: [] }));

    await user.click(await screen.findByRole('button', { name: 'Choose sets' }));

    expect(await screen.findByRole('dialog', { name: 'Change exam' })).toBeVisible();
  });

  it('is gone for good where the server knows none', async () => {
    openExams('/exams?exam=99', createExamServer([]));

    expect(await screen.findByRole('alert')).toHaveTextContent('This exam is gone');
  });

  it('can be asked for again where it did not load', async () => {
    const server = createExamServer();
    server.api.answer(examEndpoints.get, serverDown);
    const { user } = openExams(ROUTE, server);
    const again = await screen.findByRole('button', { name: 'Try again' });

    createExamServer(server.plans, server.api);
    await user.click(again);

    expect(await screen.findByRole('heading', { name: 'Biology finals' })).toBeVisible();
  });
});

describe('deleting', () => {
  it('asks first, says what stays, and leads to the list', async () => {
    const { user, api, currentPath } = openPlan();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/The sets and what you have learnt stay/)).toBeVisible();
    expect(api.calls(examEndpoints.remove)).toEqual([]);

    await user.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('No exams yet')).toBeVisible();
    expect(currentPath()).toBe('/exams');
    expect(screen.getByText('Exam deleted')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('link', { name: 'Biology finals' })).toBeVisible();
    expect(api.calls(examEndpoints.restore).map(({ params }) => params)).toEqual([{ examId: '3' }]);
  });

  it('offers Undo again where it did not work', async () => {
    const server = createExamServer();
    server.api.answer(examEndpoints.restore, serverDown);
    const { user } = openExams(ROUTE, server);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('The exam could not be brought back.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('that did not work leaves the exam where it is', async () => {
    const server = createExamServer();
    server.api.answer(examEndpoints.remove, serverDown);
    const { user } = openExams(ROUTE, server);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText(/could not be deleted/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Biology finals' })).toBeVisible();
  });
});

it('speaks Vietnamese', async () => {
  const plans = [aPlan(anExam(), { behind: { cards: 12, minutesMore: 5 } })];
  speak('vi');
  openExams(ROUTE, createExamServer(plans));

  expect(await screen.findByText('Bạn đang chậm 12 thẻ: cần thêm 5 phút mỗi ngày')).toBeVisible();
  expect(screen.getByText('còn 12 ngày')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Học ngay' })).toBeVisible();
});
