import { MESSAGES, operatorEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { renderScreen } from '../../../testing/render-screen';
import { speak } from '../../../testing/speak';
import { aChoiceTotal, createOperatorServer, openOperatorScreen } from '../testing/operator';
import { ChoicesView } from './choices-view';

const ROUTE = '/admin?view=choices';
const CHOICES = [
  aChoiceTotal(),
  aChoiceTotal({ kind: 'cloze', kept: 30, edited: 0, dropped: 10 }),
  aChoiceTotal({ language: 'vi', engine: 'llm', kept: 9, edited: 1, dropped: 0 }),
  aChoiceTotal({ shownAs: 'maybe', kept: 1, edited: 0, dropped: 7 }),
];

/** The cells of a table, row by row. */
async function readTable(name: string) {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ')),
    );
}

describe('[D-40] the cards that students keep', () => {
  it('show by language and kind, as shares with their counts, and all together', async () => {
    openOperatorScreen(ROUTE, createOperatorServer({ choices: CHOICES }));

    expect(await readTable('Shown selected')).toEqual([
      ['English Definition', '2,000', '62% 1,240', '8% 160', '30% 600'],
      ['English Fill in the blank', '40', '75% 30', '0% 0', '25% 10'],
      ['Vietnamese Definition', '10', '90% 9', '10% 1', '0% 0'],
      ['All together', '2,050', '62% 1,279', '8% 161', '30% 610'],
    ]);
    expect(await readTable('Shown under Maybe')).toEqual([
      ['English Definition', '8', '13% 1', '0% 0', '88% 7'],
    ]);
    expect(screen.getByText(/over the last 30 days/)).toBeVisible();
    expect(screen.getByText(/Batches of which nothing was saved are not/)).toBeVisible();
  });

  it('can be asked for one engine, where several made them', async () => {
    const { user, currentPath } = openOperatorScreen(
      ROUTE,
      createOperatorServer({ choices: CHOICES }),
    );

    await user.click(await screen.findByRole('radio', { name: 'Language model' }));

    expect(currentPath()).toBe('/admin?view=choices&engine=llm');
    expect(await readTable('Shown selected')).toEqual([
      ['Vietnamese Definition', '10', '90% 9', '10% 1', '0% 0'],
    ]);
    expect(screen.queryByRole('table', { name: 'Shown under Maybe' })).toBeNull();
  });

  it('ask for no engine where one made them all', async () => {
    openOperatorScreen(ROUTE);

    await readTable('Shown selected');

    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('are none at first, and it is said where they come from', async () => {
    openOperatorScreen(ROUTE, createOperatorServer({ choices: [] }));

    expect(await screen.findByText('Nothing counted yet')).toBeVisible();
    expect(screen.getByText(/students who save generated cards/)).toBeVisible();
  });

  it('tell the app when the role is gone', async () => {
    const api = createOperatorServer();
    api.answer(
      operatorEndpoints.readChoices,
      new ApiError(MESSAGES.notFound, { code: 'not_found', status: 404 }),
    );
    const handleRefused = vi.fn<() => void>();

    openOperatorScreen(ROUTE, api, handleRefused);

    await waitFor(() => expect(handleRefused).toHaveBeenCalledOnce());
  });

  it('speak Vietnamese', async () => {
    speak('vi');
    renderScreen(<ChoicesView />, { api: createOperatorServer({ choices: CHOICES }) });

    expect(await readTable('Được chọn sẵn')).toContainEqual([
      'Tiếng Anh Định nghĩa',
      '2.000',
      '62% 1.240',
      '8% 160',
      '30% 600',
    ]);
  });
});
