import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { leaveBy } from './leaving';
import { Link } from '../page/link';
import { useUnsavedGuard } from './unsaved-guard';

function Editor({ isUnsaved }: { isUnsaved: boolean }) {
  const guard = useUnsavedGuard(isUnsaved);
  const navigate = useNavigate();
  return (
    <>
      <h1>Editor</h1>
      <Link to="/home">Home</Link>
      <a href="#main">Skip</a>
      <button type="button" onClick={() => guard.ask(() => void navigate('/list'))}>
        Back to list
      </button>
      <button type="button" onClick={guard.release}>
        Release
      </button>
      {guard.isAsking && (
        <div role="alertdialog" aria-label="Leave?">
          <button type="button" onClick={guard.onStay}>
            Stay
          </button>
          <button type="button" onClick={guard.onLeave}>
            Leave
          </button>
        </div>
      )}
    </>
  );
}

function open(isUnsaved = true) {
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/edit" element={<Editor isUnsaved={isUnsaved} />} />
        <Route
          path="*"
          element={
            <>
              <h1>Elsewhere</h1>
              <Link to="/edit">Edit</Link>
            </>
          }
        />
      </Routes>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

async function press(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(
    screen.getByRole(name === 'Home' || name === 'Edit' ? 'link' : 'button', { name }),
  );
}

function heading() {
  return screen.getByRole('heading').textContent;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/start');
});

async function openEditor(isUnsaved = true) {
  const user = open(isUnsaved);
  await press(user, 'Edit');
  return user;
}

describe('leaving unsaved work', () => {
  it('[U-20] by a link asks first, and stays when the answer is no', async () => {
    const user = await openEditor();

    await press(user, 'Home');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await press(user, 'Stay');

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/edit');
  });

  it('[U-20] asks once: after yes the link is followed', async () => {
    const user = await openEditor();

    await press(user, 'Home');
    await press(user, 'Leave');

    expect(window.location.pathname).toBe('/home');
    expect(heading()).toBe('Elsewhere');
  });

  it('by Back asks first, keeps the address, and goes back after yes', async () => {
    const user = await openEditor();

    window.history.back();
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/edit'));
    expect(heading()).toBe('Editor');
    await press(user, 'Leave');

    await waitFor(() => expect(window.location.pathname).toBe('/start'));
    expect(heading()).toBe('Elsewhere');
  });

  it('by Back stays when the answer is no, and asks again the next time', async () => {
    const user = await openEditor();

    window.history.back();
    await screen.findByRole('alertdialog');
    await press(user, 'Stay');
    window.history.back();

    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/edit'));
  });

  it('by a button of the screen asks in the same way', async () => {
    const user = await openEditor();

    await press(user, 'Back to list');
    await press(user, 'Leave');

    expect(window.location.pathname).toBe('/list');
  });

  it('by closing the tab lets the browser ask', async () => {
    await openEditor();
    const event = new Event('beforeunload', { cancelable: true });

    window.dispatchEvent(event);

    expect(event.defaultPrevented).toBe(true);
  });

  it('is free once the guard is released', async () => {
    const user = await openEditor();
    await press(user, 'Release');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);

    await press(user, 'Home');

    expect(event.defaultPrevented).toBe(false);
    expect(window.location.pathname).toBe('/home');
  });

  it('lets links inside the page and new tabs pass', async () => {
    const user = await openEditor();

    await user.click(screen.getByRole('link', { name: 'Skip' }));
    const home = screen.getByRole('link', { name: 'Home' });
    // jsdom has no other tab to open.
    home.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(home, { ctrlKey: true });

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(heading()).toBe('Editor');
  });
});

function Above() {
  const guard = useUnsavedGuard(true);
  return (
    guard.isAsking && (
      <div role="alertdialog" aria-label="Leave that, too?">
        <button type="button" onClick={guard.onLeave}>
          Leave that, too
        </button>
      </div>
    )
  );
}

describe('leaving a screen and a dialog on it, both unsaved', () => {
  it('[U-20] asks once', async () => {
    render(
      <BrowserRouter>
        <Routes>
          <Route
            path="/start"
            element={
              <>
                <Editor isUnsaved />
                <Above />
              </>
            }
          />
          <Route path="*" element={<h1>Elsewhere</h1>} />
        </Routes>
      </BrowserRouter>,
    );
    const user = userEvent.setup();

    await press(user, 'Home');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Leave/ }));

    expect(heading()).toBe('Elsewhere');
  });
});

describe('leaving saved work', () => {
  it('[U-20] asks nothing', async () => {
    const user = await openEditor(false);
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);

    await press(user, 'Home');

    expect(event.defaultPrevented).toBe(false);
    expect(window.location.pathname).toBe('/home');
  });

  it('by a button of the screen goes at once', async () => {
    const user = await openEditor(false);

    await press(user, 'Back to list');

    expect(window.location.pathname).toBe('/list');
  });
});

describe('logging out', () => {
  it('[U-20] waits for the answer while something is unsaved', async () => {
    let ways = 0;
    await openEditor();

    act(() => leaveBy(() => (ways += 1)));
    fireEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(ways).toBe(0);
    act(() => leaveBy(() => (ways += 1)));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));

    expect(ways).toBe(1);
  });

  it('goes at once when nothing is unsaved', async () => {
    let ways = 0;
    await openEditor(false);

    leaveBy(() => (ways += 1));

    expect(ways).toBe(1);
  });
});
