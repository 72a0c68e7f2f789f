import { teamUsageEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTeamServer, openTeam, serverDown, USAGE } from '../testing/team-server';

const tableRows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

async function openUsage(route = '/team?view=usage', api = createTeamServer()) {
  const view = openTeam(route, api);
  await screen.findByRole('table');
  return view;
}

describe('usage', () => {
  it('is a table of members and weeks with totals', async () => {
    await openUsage();

    expect(tableRows()).toEqual([
      ['Member', 'Nov 2', 'Nov 9', 'Total'],
      ['Minh Anh', '0m', '0m', '0m'],
      ['Lan Phạm', '10m', '1h 30m', '1h 40m'],
      ['Everybody', '10m', '1h 30m', '1h 40m'],
    ]);
  });

  it.each([
    ['reaches', 900, '0'],
    ['passes by', 600, null],
  ])('the keyboard %s a table of %i pixels in a frame of 600', async (_verb, width, tabIndex) => {
    vi.stubGlobal('ResizeObserver', ImmediateObserver);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width);
    await openUsage();

    const frame = screen.getByRole('region', { name: 'Study time by member and week' });

    await waitFor(() => expect(frame.getAttribute('tabindex')).toBe(tabIndex));
  });

  it('is a picture that says what it shows', async () => {
    await openUsage('/team?view=usage&metric=cards');

    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Minh Anh 4, Lan Phạm 9. Most: Lan Phạm in the week of Nov 9 with 6.',
    );
    expect(screen.getByRole('figure', { name: 'Flashcards made per week' })).toBeVisible();
  });

  it('says that there is nothing yet', async () => {
    const api = createTeamServer();
    api.answer(teamUsageEndpoints.read, { ...USAGE, members: USAGE.members.slice(0, 1) });
    await openUsage('/team?view=usage&metric=tests', api);

    expect(screen.getByText('Nothing yet in these weeks.')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName('Minh Anh 0. Nothing yet in these weeks.');
  });

  it('counts what is chosen, and the address keeps it', async () => {
    const { user, currentPath } = await openUsage();

    await user.click(screen.getByRole('radio', { name: 'Documents' }));

    expect(tableRows()[3]).toEqual(['Everybody', '0', '2', '2']);
    expect(currentPath()).toBe('/team?view=usage&metric=documents');
  });

  it('asks for 8 weeks in the time zone of the student, and for others when they are chosen', async () => {
    const { user, api } = await openUsage();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

    await user.selectOptions(screen.getByLabelText('Weeks'), 'Last 12 weeks');

    await waitFor(() => expect(api.calls(teamUsageEndpoints.read)).toHaveLength(2));
    expect(api.calls(teamUsageEndpoints.read).map(({ query }) => query)).toEqual([
      { weeks: '8', timeZone },
      { weeks: '12', timeZone },
    ]);
  });

  it('[D-25] can be asked for again when it could not load', async () => {
    const api = createTeamServer();
    api.answer(teamUsageEndpoints.read, serverDown);
    const { user } = openTeam('/team?view=usage', api);
    await screen.findByText('Could not load.');

    api.answer(teamUsageEndpoints.read, USAGE);
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('the download', () => {
  it('is the file of the server for the same weeks', async () => {
    const saved: { file: Blob; name: string }[] = [];
    let file: Blob | undefined;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (given: Blob) => {
          file = given;
          return 'blob:table';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      if (file) {
        saved.push({ file, name: this.download });
      }
    });
    const { user, api } = await openUsage('/team?view=usage&weeks=4');
    api.answer(teamUsageEndpoints.download, new Blob(['Week of,Member\r\n']));

    await user.click(screen.getByRole('button', { name: 'Download CSV' }));

    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^scholar-team-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(saved[0]?.file.type).toBe('text/csv');
    expect(api.calls(teamUsageEndpoints.download)[0]?.query).toMatchObject({ weeks: '4' });
  });

  it('says that it did not work', async () => {
    const { user, api } = await openUsage();
    api.answer(teamUsageEndpoints.download, serverDown);

    await user.click(screen.getByRole('button', { name: 'Download CSV' }));

    expect(await screen.findByText('Something went wrong.')).toBeVisible();
  });
});

/** Reports what it is given at once. */
function ImmediateObserver(report: () => void) {
  return { observe: report, unobserve: () => undefined, disconnect: () => undefined };
}
