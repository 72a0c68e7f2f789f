import { memorySettingsEndpoints } from '@scholar/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { createFakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { UnsubscribeScreen } from './unsubscribe-screen';

const TOKEN = 'Aa0_-'.repeat(9).slice(0, 43);
const { unsubscribe } = memorySettingsEndpoints;

function openScreen(route = `/unsubscribe?token=${TOKEN}`) {
  const api = createFakeApi();
  api.answer(unsubscribe, null);
  return renderScreen(<UnsubscribeScreen />, { route, api });
}

const end = () => screen.getByRole('button', { name: 'End the reminder' });

describe('the link of a reminder', () => {
  it('asks first: opening it ends nothing', () => {
    const { api } = openScreen();

    expect(screen.getByRole('heading', { name: 'End the daily reminder?' })).toBeVisible();
    expect(api.calls(unsubscribe)).toEqual([]);
  });

  it('ends the reminder with one press, however often it is pressed', async () => {
    const { user, api } = openScreen();

    await user.dblClick(end());

    expect(await screen.findByRole('heading', { name: 'No more reminders' })).toBeVisible();
    expect(api.calls(unsubscribe)).toMatchObject([{ params: { token: TOKEN } }]);
    expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/today');
  });

  it('says so when it no longer works', async () => {
    const { user, api } = openScreen();
    api.answer(unsubscribe, new ApiError('Gone.', { code: 'not_found', status: 404 }));

    await user.click(end());

    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    expect(screen.getByText(/study settings/)).toBeVisible();
  });

  it.each(['/unsubscribe', '/unsubscribe?token=', `/unsubscribe?token=${TOKEN.slice(0, 20)}`])(
    'says of %s that it does not work, without asking the server',
    (route) => {
      const { api } = openScreen(route);

      expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
      expect(api.calls(unsubscribe)).toEqual([]);
    },
  );

  it('can be tried again when nothing answered', async () => {
    const { user, api } = openScreen();
    api.answer(unsubscribe, new ApiError('Nothing answered.', { code: 'offline' }));
    await user.click(end());
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();

    api.answer(unsubscribe, null);
    await user.click(end());

    expect(await screen.findByRole('heading', { name: 'No more reminders' })).toBeVisible();
  });
});
