import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Link } from '../../lib/page/link';
import { CrashBoundary } from './crash-boundary';

it('shows a way out when a screen crashes, and lets other addresses work', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/broken');
  render(
    <BrowserRouter>
      <Link to="/fine">Elsewhere</Link>
      <CrashBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/fine" element={<p>All good</p>} />
        </Routes>
      </CrashBoundary>
    </BrowserRouter>,
  );
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

  expect(screen.getByText('All good')).toBeVisible();
  expect(report).toHaveBeenCalled();
  report.mockClear();
});

function Broken(): never {
  throw new Error('A bug');
}
