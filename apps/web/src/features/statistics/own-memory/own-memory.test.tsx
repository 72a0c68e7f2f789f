import { type MemoryParameters, memoryParametersEndpoints } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { speak } from '../../../testing/speak';
import { OwnMemory } from './own-memory';

const FITTED = {
  at: '2026-11-16T08:00:00.000Z',
  reviews: 1_812,
  isUsed: true,
  lossDefault: 0.35,
  lossOwn: 0.336,
};

function show(parameters: Partial<MemoryParameters>) {
  const api = createFakeApi();
  api.answer(memoryParametersEndpoints.get, {
    reviews: 1_900,
    needed: 400,
    canFit: true,
    fitted: null,
    ...parameters,
  });
  return renderScreen(<OwnMemory />, { api });
}

const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);

describe('one’s own memory', () => {
  it('counts the answers until there are enough', async () => {
    show({ reviews: 123 });

    expect(
      await screen.findByText('After 400 answers Scholar learns how you forget: 123 so far.'),
    ).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '31');
    expect(screen.queryByRole('table')).toBe(null);
  });

  it('says that a fit is to come', async () => {
    show({ reviews: 412 });

    expect(await screen.findByText(/You have given 412 answers. Within a week/)).toBeVisible();
  });

  it.each([
    ['too few answers', { reviews: 12 }],
    ['enough of them', { reviews: 412 }],
    ['a fit that was no better', { fitted: { ...FITTED, isUsed: false, lossOwn: 0.4 } }],
  ])('promises nothing where the server cannot fit: %s', async (_, parameters) => {
    show({ canFit: false, ...parameters });

    expect(
      await screen.findByText(
        'Your cards come by how people forget in general. This server cannot learn how you forget.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBe(null);
    expect(screen.queryByText(/week/)).toBe(null);
  });

  it('goes on with what was fitted where the server can no longer fit', async () => {
    show({ canFit: false, fitted: FITTED });

    expect(await screen.findByText(/predicts 4% better/)).toBeVisible();
  });

  it('says how much better it predicts, with both figures', async () => {
    show({ fitted: FITTED });

    expect(
      await screen.findByText(
        'Fitted to 1,812 of your answers · predicts 4% better than the general one.',
      ),
    ).toBeVisible();
    expect(rows()).toEqual([
      ['Fitted to youin use', '0.336'],
      ['General', '0.350'],
    ]);
    expect(screen.getByText('Fitted on November 16, 2026')).toBeVisible();
  });

  it('boasts of nothing below one percent', async () => {
    show({ fitted: { ...FITTED, lossOwn: 0.349 } });

    expect(await screen.findByText(/predicts slightly better/)).toBeVisible();
  });

  it('says that the general one stays where it is no worse', async () => {
    show({ fitted: { ...FITTED, isUsed: false, lossOwn: 0.4 } });

    expect(await screen.findByText(/predicts no better than the general one/)).toBeVisible();
    expect(rows()).toEqual([
      ['Fitted to you', '0.400'],
      ['Generalin use', '0.350'],
    ]);
  });

  it('has no figures where nothing could be judged', async () => {
    show({ fitted: { ...FITTED, isUsed: false, lossDefault: null, lossOwn: null } });

    expect(await screen.findByText(/stays in use/)).toBeVisible();
    expect(screen.queryByRole('table')).toBe(null);
  });

  it('speaks Vietnamese, with its numbers', async () => {
    speak('vi');
    show({ fitted: FITTED });

    expect(
      await screen.findByText(
        'Học từ 1.812 câu trả lời của bạn · dự đoán tốt hơn 4% so với mô hình chung.',
      ),
    ).toBeVisible();
    expect(rows()[1]).toEqual(['Chung', '0,350']);
  });

  it('can be loaded again where it failed', async () => {
    const api = createFakeApi();
    api.answer(memoryParametersEndpoints.get, new ApiError('Busy.', { code: 'unavailable' }));
    const { user } = renderScreen(<OwnMemory />, { api });
    const again = await screen.findByRole('button', { name: 'Try again' });

    api.answer(memoryParametersEndpoints.get, {
      reviews: 0,
      needed: 400,
      canFit: true,
      fitted: null,
    });
    await user.click(again);

    expect(await screen.findByText(/0 so far/)).toBeVisible();
  });
});
