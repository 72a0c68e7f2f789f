import { statisticsEndpoints } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { speak } from '../../testing/speak';
import { StatisticsScreen } from './statistics-screen';
import { emptyStatistics, openStatistics, someStatistics } from './testing/statistics-server';

async function findFigure(name: string) {
  return within(await screen.findByRole('figure', { name }));
}

function readRows(table: HTMLElement) {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

describe('the screen', () => {
  it('has a name, and asks in the student’s zone', async () => {
    const { api } = openStatistics();

    await findFigure('What comes');
    expect(screen.getByRole('heading', { level: 1, name: 'Progress' })).toBeVisible();
    expect(document.title).toBe('Progress · Scholar');
    expect(api.calls(statisticsEndpoints.get)).toMatchObject([
      { query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } },
    ]);
  });

  it('says how far the schedule follows the student', async () => {
    openStatistics();

    const memory = await screen.findByRole('region', { name: 'Your memory' });
    expect(await within(memory).findByText(/123/)).toBeVisible();
  });

  it('gives whoever has not studied one step', async () => {
    openStatistics(emptyStatistics());

    expect(await screen.findByText('Nothing studied yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/today');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('shows what comes to whoever only imported cards', async () => {
    openStatistics(emptyStatistics({ forecast: someStatistics().forecast }));

    expect(await screen.findByRole('figure', { name: 'What comes' })).toBeVisible();
    expect(screen.getByText(/^Shown as soon as the first learnt cards/)).toBeVisible();
    expect(screen.getByText('Days on which you studied are marked here.')).toBeVisible();
  });

  it('says that it failed, and tries again', async () => {
    const api = createFakeApi();
    api.answer(statisticsEndpoints.get, new ApiError('Nothing answered.', { code: 'offline' }));
    const { user } = renderScreen(<StatisticsScreen />, { api, session: { user: aUser() } });
    const retry = await screen.findByRole('button', { name: 'Try again' });

    api.answer(statisticsEndpoints.get, someStatistics());
    await user.click(retry);

    expect(await screen.findByRole('figure', { name: 'What comes' })).toBeVisible();
  });

  it('speaks Vietnamese', async () => {
    speak('vi');
    openStatistics(someStatistics());

    expect(await screen.findByRole('heading', { level: 1, name: 'Tiến độ' })).toBeVisible();
    expect(await screen.findByText('6 ngày liên tiếp.')).toBeVisible();
    expect(screen.getByText('1 giờ 12 phút')).toBeVisible();
  });
});

describe('the streak', () => {
  it.each([
    [
      { days: 6, longest: 23, freeDayUsed: false },
      '6 days in a row. A day off this week does no harm. Your longest: 23 days.',
    ],
    [
      { days: 6, longest: 6, freeDayUsed: true },
      '6 days in a row. This week’s day off is taken, and the row goes on.',
    ],
    [
      { days: 1, longest: 1, freeDayUsed: false },
      'You studied 1 day. A day off this week does no harm.',
    ],
    [
      { days: 0, longest: 4, freeDayUsed: false },
      'A new row begins with your next card. Your longest: 4 days.',
    ],
  ])('%j is told without blame', async (streak, words) => {
    openStatistics(someStatistics({ streak }));

    await findFigure('What comes');
    expect(screen.getAllByRole('paragraph')[0]).toHaveTextContent(words);
  });

  it('is not there for whoever does not want it', async () => {
    openStatistics(someStatistics({ streak: null }));

    await findFigure('What comes');
    expect(screen.queryByText(/in a row/)).not.toBeInTheDocument();
  });
});

it('says how long the student has studied', async () => {
  openStatistics();

  const times = (await screen.findAllByRole('definition')).map((each) => each.textContent);

  expect(times).toEqual(['1 h 12 min', '1 h 13 min', '10 h']);
});

describe('every picture has its table', () => {
  it('of what was remembered, the last week first', async () => {
    const { user } = openStatistics();
    const figure = await findFigure('What you remembered');
    expect(figure.getByRole('img')).toHaveAccessibleName(
      '2 weeks with answers, from 85% to 93% remembered. Last: 93%, wished 90%.',
    );

    await user.click(figure.getByRole('button', { name: 'Show as table' }));

    expect(figure.queryByRole('img')).not.toBeInTheDocument();
    expect(readRows(figure.getByRole('table'))).toEqual([
      ['Week from', 'Answers', 'Remembered', 'Wished'],
      ['Nov 16', '1,200', '93%', '90%'],
      ['Nov 9', '40', '85%', '90%'],
    ]);
    await user.click(figure.getByRole('button', { name: 'Show as chart' }));
    expect(figure.getByRole('img')).toBeVisible();
  });

  it('of what comes, day by day', async () => {
    const { user } = openStatistics();
    const figure = await findFigure('What comes');
    expect(figure.getByRole('img')).toHaveAccessibleName(
      '48 cards are due in the next 30 days. Most on Nov 20: 31.',
    );

    await user.click(figure.getByRole('button', { name: 'Show as table' }));

    const rows = readRows(figure.getByRole('table'));
    expect(rows).toHaveLength(31);
    expect(rows.slice(0, 4)).toEqual([
      ['Day', 'Due'],
      ['Today', '12'],
      ['Nov 19', '0'],
      ['Nov 20', '31'],
    ]);
  });

  it('of the year, the days with answers', async () => {
    const { user } = openStatistics();
    const figure = await findFigure('A year of days');
    expect(figure.getByRole('img')).toHaveAccessibleName(
      '169 answers on 3 days. Most on Nov 18, 2026: 120.',
    );

    await user.click(figure.getByRole('button', { name: 'Show as table' }));

    expect(readRows(figure.getByRole('table'))).toEqual([
      ['Day', 'Answers', 'Time'],
      ['Nov 18, 2026', '120', '1 h 12 min'],
      ['Nov 17, 2026', '9', '1 min'],
      ['Nov 10, 2026', '40', '4 min'],
    ]);
  });

  it('of weak headings, which is one already and leads to the documents', async () => {
    openStatistics();

    const weak = await screen.findByRole('table');

    expect(readRows(weak)).toEqual([
      ['Heading', 'Cards', 'Remembered now'],
      ['OsmosisBiology 10', '5', '61%'],
      ['BeginningLaw', '3', '80%'],
    ]);
    expect(within(weak).getByRole('link', { name: 'Osmosis' })).toHaveAttribute(
      'href',
      '/saved-documents?document=4',
    );
  });

  it('and says so where no heading is weak', async () => {
    openStatistics(someStatistics({ weakSections: [] }));

    expect(await screen.findByText(/^None\. What you learnt/)).toBeVisible();
  });
});
