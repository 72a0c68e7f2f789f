import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { App } from './app';

function open(path: string) {
  window.history.replaceState(null, '', path);
  return render(<App />);
}

describe('addresses', () => {
  it('[D-28] answers an unknown one with the not-found screen', async () => {
    open('/no/such/page');

    expect(await screen.findByText('There is nothing on this page.')).toBeVisible();
  });

  it('sends a visitor without a token from /home to /login', async () => {
    open('/home');

    expect(await screen.findByRole('button', { name: 'Log In' })).toBeVisible();
    expect(window.location.pathname).toBe('/login');
  });

  it('[D-24] lets guests open the summarizer, with the header of a guest', async () => {
    open('/summarize');

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Document Summarization' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
    expect(window.location.pathname).toBe('/summarize');
  });

  it.each([['/enter-mail', '/reset-password']])(
    'shows the same screen on %s and %s',
    async (one, other) => {
      const first = open(one);
      const heading = (await screen.findByRole('heading', { level: 1 })).textContent;
      first.unmount();

      open(other);

      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading ?? '');
    },
  );
});

it('makes no call before anything is asked of it', async () => {
  const fetchStub = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetchStub);

  open('/login');
  await screen.findByRole('button', { name: 'Log In' });

  expect(fetchStub).not.toHaveBeenCalled();
});
