import {
  accountEndpoints,
  memoryEndpoints,
  type PlanBadge,
  paymentEndpoints,
  type Review,
} from '@scholar/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '../../features/reviews/public';
import { ApiError } from '../../lib/api/api';
import { hearLeaving } from '../../lib/address/leaving';
import { drainOutbox } from '../../testing/drain-outbox';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { passTime } from '../../testing/clock';
import { renderScreen } from '../../testing/render-screen';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts';
import { AppShell } from './app-shell';

const A_REVIEW: Review = {
  reviewId: '00000000-0000-4000-8000-000000000001',
  flashcardId: 1,
  rating: 'good',
  mode: 'today',
  answeredAt: '2026-11-16T08:00:00.000Z',
  milliseconds: 4_000,
  utcOffset: 420,
};

const PLACES = [
  ['Home', '/home'],
  ['Import', '/import'],
  ['Summarizer', '/summarize'],
  ['Flashcards', '/flashcards'],
  ['Write Cards', '/new-cards'],
  ['Flashcard Set Creator', '/set-creator'],
  ['Today', '/today'],
  ['Progress', '/statistics'],
  ['Exams', '/exams'],
  ['Study Flashcard', '/study-quiz'],
  ['Study Quiz', '/study-quiz-flashcard'],
  ['Saved Docs', '/saved-documents'],
  ['Sets', '/set-creator'],
  ['My Flashcards', '/created-flashcards'],
  ['Account', '/profile'],
];

function renderShell(
  route = '/home',
  session: { user?: ReturnType<typeof aUser> } | null = { user: aUser() },
  plan: PlanBadge = 'Basic',
) {
  const api = createFakeApi();
  api.answer(paymentEndpoints.checkPlan, { response: plan });
  api.answer(accountEndpoints.logout, null);
  return renderScreen(
    <Routes>
      <Route element={<AppShell />}>
        <Route path="*" element={<h1>Content</h1>} />
      </Route>
    </Routes>,
    { route, api, ...(session ? { session } : {}) },
  );
}

function sidebar() {
  return within(screen.getByRole('navigation', { name: 'Main' }));
}

afterEach(drainOutbox);

describe('sidebar', () => {
  it('has its places in order, each with its route', () => {
    renderShell();

    const links = sidebar().getAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(PLACES);
  });

  it('marks the current place, and only that one', () => {
    renderShell('/study-quiz-flashcard');

    const current = sidebar().getAllByRole('link', { current: 'page' });

    expect(current.map((link) => link.textContent)).toEqual(['Study Quiz']);
  });

  it('marks a place with two names under the first', () => {
    renderShell('/set-creator');

    const current = sidebar().getAllByRole('link', { current: 'page' });

    expect(current.map((link) => link.textContent)).toEqual(['Flashcard Set Creator']);
  });

  it('shows its labels 500 ms after it opens, but names its links at once', async () => {
    vi.useFakeTimers();
    localStorage.setItem('sidebarOpen', 'false');
    renderShell();

    act(() => screen.getByRole('button', { name: 'Open sidebar' }).click());
    expect(sidebar().getByRole('link', { name: 'Saved Docs' })).toBeVisible();
    expect(sidebar().getByText('Saved Docs')).not.toBeVisible();

    await passTime(499);
    expect(sidebar().getByText('Saved Docs')).not.toBeVisible();

    await passTime(1);
    expect(sidebar().getByText('Saved Docs')).toBeVisible();
    expect(sidebar().getByText('Library')).toBeVisible();
  });

  it('hides its labels at once when it closes', async () => {
    localStorage.setItem('sidebarOpen', 'true');
    const { user } = renderShell();
    expect(sidebar().getByText('Saved Docs')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Close sidebar' }));

    expect(sidebar().getByText('Saved Docs')).not.toBeVisible();
    expect(sidebar().getByRole('link', { name: 'Saved Docs' })).toBeVisible();
  });

  it('remembers the choice', async () => {
    localStorage.setItem('sidebarOpen', 'true');
    const { user, unmount } = renderShell();

    await user.click(screen.getByRole('button', { name: 'Close sidebar' }));
    unmount();
    renderShell();

    expect(localStorage.getItem('sidebarOpen')).toBe('false');
    expect(screen.getByRole('button', { name: 'Open sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});

describe('header', () => {
  it('offers Login and Get Started to guests', () => {
    renderShell('/summarize', null);
    const header = within(screen.getByRole('banner'));

    expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(header.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
    expect(header.queryByRole('button', { name: /account menu/ })).not.toBeInTheDocument();
  });

  it('shows the name and the plan of a student', () => {
    renderShell();
    const header = within(screen.getByRole('banner'));

    expect(header.getByText('Minh Anh')).toBeVisible();
    expect(header.getByText('Basic')).toBeVisible();
    expect(header.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('shows the plan that the student has paid for', async () => {
    renderShell('/home', { user: aUser() }, 'Pro and Team');

    expect(await within(screen.getByRole('banner')).findByText('Pro and Team')).toBeVisible();
  });

  it('opens a menu with name, e-mail, Profile, Upgrade, Support and Logout', async () => {
    const { user } = renderShell();

    await user.click(screen.getByRole('button', { name: 'Minh Anh Basic, account menu' }));
    const menu = within(await screen.findByRole('menu'));

    // Once in the header, once at the head of the menu.
    expect(screen.getAllByText('Minh Anh')).toHaveLength(2);
    expect(screen.getByText('minh.anh@example.edu')).toBeVisible();
    expect(menu.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(menu.getByRole('menuitem', { name: 'Team' })).toHaveAttribute('href', '/team');
    expect(menu.getByRole('menuitem', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      '/profile#plan',
    );
    expect(menu.getByRole('menuitem', { name: 'Support' })).toHaveAttribute(
      'href',
      '/support?from=%2Fhome',
    );
    expect(menu.queryByRole('menuitem', { name: 'Operations' })).toBeNull();
    expect(menu.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });

  it('leads operators to their screen', async () => {
    const userRoles = ['User', 'Admin'].map((roleName) => ({ role: { roleName } }));
    const { user } = renderShell('/home', { user: aUser({ userRoles }) });

    await user.click(screen.getByRole('button', { name: /account menu/ }));

    expect(await screen.findByRole('menuitem', { name: 'Operations' })).toHaveAttribute(
      'href',
      '/admin',
    );
  });

  it.each([
    ['Profile', '/profile', true],
    ['Upgrade', '/profile#plan', false],
  ])('%s leads to %s, and the main part takes the focus: %s', async (item, path, isMain) => {
    const { user, currentPath } = renderShell();
    await user.click(screen.getByRole('button', { name: /account menu/ }));

    await user.click(await screen.findByRole('menuitem', { name: item }));

    expect(currentPath()).toBe(path);
    expect(screen.getByRole('main') === document.activeElement).toBe(isMain);
  });

  it.each(['Escape', 'a press outside'])('closes the menu on %s', async (way) => {
    const { user } = renderShell();
    await user.click(screen.getByRole('button', { name: /account menu/ }));
    await screen.findByRole('menu');

    await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByText('Content')));

    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('logs out from the menu', async () => {
    const { user, api } = renderShell();
    await user.click(screen.getByRole('button', { name: /account menu/ }));

    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));

    expect(api.calls(accountEndpoints.logout)).toHaveLength(1);
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  it('[U-20] leaves unsaved work by Logout only after a yes', async () => {
    const hold = vi.fn<(way: () => void) => boolean>(() => true);
    const unhear = hearLeaving(hold);
    const { user, api } = renderShell();
    await user.click(screen.getByRole('button', { name: /account menu/ }));

    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const callsBefore = api.calls(accountEndpoints.logout).length;
    unhear();
    act(() => hold.mock.calls[0]?.[0]());

    expect(callsBefore).toBe(0);
    expect(api.calls(accountEndpoints.logout)).toHaveLength(1);
  });

  it('[D-63] sends answers that wait before it logs out', async () => {
    const { user, api } = renderShell();
    api.answer(memoryEndpoints.review, { accepted: 1, repeated: 0, refused: [], states: [] });
    outbox.add(aUser().userId, A_REVIEW);
    await user.click(screen.getByRole('button', { name: /account menu/ }));

    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));

    await waitFor(() => expect(api.calls(accountEndpoints.logout)).toHaveLength(1));
    expect(api.calls(memoryEndpoints.review)).toHaveLength(1);
  });

  it('[D-63] asks before it leaves answers behind that cannot be sent', async () => {
    const { user, api } = renderShell();
    api.answer(memoryEndpoints.review, new ApiError('Nothing answered.', { code: 'offline' }));
    outbox.add(aUser().userId, A_REVIEW);
    await user.click(screen.getByRole('button', { name: /account menu/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));

    const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out now?' }));
    expect(dialog.getByText(/^1 answer is not sent yet/)).toBeVisible();
    expect(api.calls(accountEndpoints.logout)).toHaveLength(0);
    api.answer(memoryEndpoints.review, { accepted: 1, repeated: 0, refused: [], states: [] });
    await user.click(dialog.getByRole('button', { name: 'Log out' }));

    expect(api.calls(accountEndpoints.logout)).toHaveLength(1);
  });

  it('switches the theme', async () => {
    const { user } = renderShell();

    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));

    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });
});

describe('bottom bar', () => {
  it('keeps the places that have no room in a sheet behind More', async () => {
    const { user } = renderShell();
    const bar = within(screen.getByRole('navigation', { name: 'Quick' }));
    const places = bar.getAllByRole('link').map((link) => link.textContent);
    expect(places).toEqual(['Today', 'Home', 'Summarize', 'Cards']);

    await user.click(bar.getByRole('button', { name: 'More' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
    const rest = sheet.getAllByRole('link').map((link) => link.textContent);
    expect(rest).toEqual([
      'Progress',
      'Exams',
      'Study Flashcard',
      'Study Quiz',
      'Import',
      'Write Cards',
      'Flashcard Set Creator',
      'Saved Docs',
      'Sets',
      'My Flashcards',
      'Account',
    ]);
  });
});

describe('?', () => {
  const list = { name: 'Keyboard shortcuts' };

  it('shows what works everywhere, on a screen without keys of its own', async () => {
    renderShell();

    fireEvent.keyDown(document.body, { key: '?' });

    expect(await screen.findByRole('dialog', list)).toHaveTextContent('Find anything');
  });

  it('is the screen’s own list where it has one, also of a screen that came later', async () => {
    const { user } = renderScreen(
      <Routes>
        <Route element={<AppShell />}>
          <Route path="/home" element={<Link to="/study">Go</Link>} />
          <Route path="/study" element={<WithKeys />} />
        </Route>
      </Routes>,
      { route: '/home', session: { user: aUser() } },
    );
    await user.click(screen.getByRole('link', { name: 'Go' }));

    fireEvent.keyDown(document.body, { key: '?' });

    expect(await screen.findByRole('dialog', list)).toHaveTextContent('Flip the card');
    expect(screen.getAllByRole('dialog', list)).toHaveLength(1);
  });

  it('is silent for guests', () => {
    renderShell('/flashcards', null);

    fireEvent.keyDown(document.body, { key: '?' });

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

function WithKeys() {
  return useShortcuts({}, [{ keys: ['Space'], does: 'Flip the card' }]).dialog;
}

describe('frame', () => {
  it('has a skip link that leads to the content', () => {
    renderShell();

    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('has a footer with terms and privacy', () => {
    renderShell();
    const footer = within(screen.getByRole('contentinfo'));

    expect(footer.getByText('© 2025 Scholar')).toBeVisible();
    expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  it('moves the keyboard to the content after a change of screen', async () => {
    localStorage.setItem('sidebarOpen', 'true');
    const { user } = renderShell();
    expect(screen.getByRole('main')).not.toHaveFocus();

    await user.click(sidebar().getByRole('link', { name: 'Saved Docs' }));

    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['/saved-documents', '/login'],
    ['/summarize', '/summarize'],
  ])('[W-2] after a log-out in another tab %s becomes %s', (route, becomes) => {
    const { currentPath } = renderShell(route);

    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    });

    expect(currentPath()).toBe(becomes);
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  });
});
