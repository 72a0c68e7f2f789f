import { reportEndpoints, type Statistics } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { aUser } from '../../testing/builders';
import { renderScreen } from '../../testing/render-screen';
import { StatisticsSection } from './statistics-section';
import { createReportServer, openHome } from './testing/open-home';

const { statistics, activity } = reportEndpoints;
const serverDown = new ApiError('Something went wrong.', { code: 'internal', status: 500 });
const OWN = {
  statistics: {
    documentsSummarized: 18,
    flashcardsCreated: 1246,
    quizzesTaken: 31,
    totalStudyTime: 45_600,
  },
  activity: {
    studySeconds: [0, 600, 1800, 0, 0, 0, 0],
    cardsByField: [
      { field: 'Political Science' as const, count: 30 },
      { field: 'Law' as const, count: 4 },
    ],
  },
};

function figures() {
  const region = within(screen.getByRole('region', { name: 'Your Statistics' }));
  return region.getAllByRole('definition').map((value) => value.textContent);
}

function toggle(name: string) {
  return screen.getByRole('button', { name });
}

describe('[D-21] the numbers', () => {
  it('are zeros until they have come', () => {
    const api = createReportServer();
    api.answer(statistics, () => new Promise(() => undefined));
    openHome(api);

    expect(figures()).toEqual(['0', '0', '0', '0h 0m']);
  });

  it('are the student’s own, asked for once and without the loading overlay', async () => {
    const { api } = openHome(createReportServer(OWN));

    await waitFor(() => expect(figures()).toEqual(['18', '1,246', '31', '12h 40m']));
    expect(api.calls(statistics)).toHaveLength(1);
    expect(api.calls(statistics)[0]?.options.isQuiet).toBe(true);
  });

  it('stay zeros when they do not come: the failure is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const api = createReportServer();
    api.answer(statistics, serverDown);
    openHome(api);

    await waitFor(() => expect(warn.mock.calls).toEqual([['Failed to fetch statistics']]));

    expect(figures()).toEqual(['0', '0', '0', '0h 0m']);
    expect(screen.queryByText('Could not load.')).not.toBeInTheDocument();
  });

  it('are not asked for without a token', () => {
    const api = createReportServer();
    renderScreen(<StatisticsSection />, { api });

    expect(api.calls(statistics)).toEqual([]);
  });
});

describe('analytics', () => {
  it('are hidden at first, and nothing is asked for them', () => {
    const { api } = openHome();

    expect(toggle('Show Analytics')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(api.calls(activity)).toEqual([]);
  });

  it('show two charts, and are hidden again', async () => {
    const { user, api } = openHome();

    await user.click(toggle('Show Analytics'));

    expect(await screen.findByRole('figure', { name: 'Study time' })).toBeVisible();
    expect(screen.getByRole('figure', { name: 'Flashcards created' })).toBeVisible();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(api.calls(activity)[0]?.query).toEqual({ timeZone });
    await user.click(toggle('Hide Analytics'));
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  });

  it('are remembered', async () => {
    const before = openHome();
    await before.user.click(toggle('Show Analytics'));
    before.unmount();

    openHome();

    expect(await screen.findByRole('figure', { name: 'Study time' })).toBeVisible();
  });

  it('are hidden at first for another student on the same device', async () => {
    const before = openHome();
    await before.user.click(toggle('Show Analytics'));
    before.unmount();

    openHome(createReportServer(), aUser({ userId: 8 }));

    expect(toggle('Show Analytics')).toHaveAttribute('aria-expanded', 'false');
  });

  it('[D-22] show no sample before it is known whether there is data of their own', async () => {
    const api = createReportServer();
    let finish: () => void = () => undefined;
    const coming = new Promise<Statistics>((resolve) => {
      finish = () => resolve({ ...OWN.statistics });
    });
    api.answer(statistics, () => coming);
    const { user } = openHome(api);
    await user.click(toggle('Show Analytics'));
    await waitFor(() => expect(api.calls(activity)).toHaveLength(1));
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();

    finish();

    expect(await screen.findByRole('figure', { name: 'Study time' })).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('[D-22] show no sample when that cannot be known', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const api = createReportServer();
    api.answer(statistics, serverDown);
    const { user } = openHome(api);
    await user.click(toggle('Show Analytics'));

    expect(await screen.findByRole('figure', { name: 'Study time' })).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('[D-22] say Sample data until the student has data of their own', async () => {
    const { user } = openHome();
    await user.click(toggle('Show Analytics'));

    expect(await screen.findAllByText('Sample data')).toHaveLength(2);
    expect(
      screen.getByRole('img', {
        name: 'Flashcards per subject: Biology 12, Math 9, History 15, Physics 7, Chemistry 22. Most in Chemistry 22.',
      }),
    ).toBeVisible();
  });

  it('[U-26] say in words what the pictures show', async () => {
    const { user } = openHome(createReportServer(OWN));
    await user.click(toggle('Show Analytics'));

    const pictures = await screen.findAllByRole('img');

    expect(pictures.map((picture) => picture.getAttribute('aria-label'))).toEqual([
      'Study time per weekday: Mon 0 m, Tue 10 m, Wed 30 m, Thu 0 m, Fri 0 m, Sat 0 m, Sun 0 m. Most on Wed 30 m.',
      'Flashcards per subject: Political Science 30, Law 4. Most in Political Science 30.',
    ]);
    expect(screen.getByText('Minutes per weekday')).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  });

  it('[U-26] can be read as tables with the same numbers', async () => {
    const { user } = openHome(createReportServer(OWN));
    await user.click(toggle('Show Analytics'));

    await user.click(
      await screen.findByRole('button', { name: 'Show Flashcards created as a table' }),
    );

    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => Array.from(row.children, (cell) => cell.textContent)),
    ).toEqual([
      ['Subject', 'Flashcards'],
      ['Political Science', '30'],
      ['Law', '4'],
    ]);
    await user.click(toggle('Show Flashcards created as a chart'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('tell cards without a subject from no cards', async () => {
    const { user } = openHome(
      createReportServer({ ...OWN, activity: { ...OWN.activity, cardsByField: [] } }),
    );
    await user.click(toggle('Show Analytics'));

    expect(
      await screen.findByText(
        'Your cards have no subject yet. Cards of a saved document are counted here.',
      ),
    ).toBeVisible();
  });

  it('[D-25] say when they did not load, instead of showing a sample', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const api = createReportServer();
    api.answer(activity, serverDown);
    const { user } = openHome(api);
    await user.click(toggle('Show Analytics'));
    expect(await screen.findByText('Could not load.')).toBeVisible();
    expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith('Failed to fetch activity');

    api.answer(activity, OWN.activity);
    await user.click(toggle('Try again'));

    expect(await screen.findByRole('figure', { name: 'Study time' })).toBeVisible();
  });
});
