import { accountEndpoints, MESSAGES, SECURITY_MESSAGES } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { rememberCredentials } from '../page/remember-me';
import { rememberReturnTo } from '../../../lib/page/return-to';
import { readSession, readToken } from '../../../lib/session/session';
import { aUser } from '../../../testing/builders';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import { loadLogin, LoginForm } from './login-form';
import { LoginScreen } from './login-screen';

const EMAIL = 'minh.anh@example.edu';
const PASSWORD = 'Secret1';
const wrongPassword = () =>
  new ApiError(MESSAGES.loginFailed, { code: 'unauthenticated', status: 401 });

let api: FakeApi;

// Where a test has stopped the clock, its waiting would run out before the parts have loaded.
beforeAll(loadLogin);

beforeEach(() => {
  api = createFakeApi();
  api.answer(accountEndpoints.login, { token: 'token-of-minh-anh' });
  api.answer(accountEndpoints.me, aUser());
  api.answer(accountEndpoints.logout, null);
});

function openLogin() {
  return renderScreen(<LoginScreen />, { route: '/login', api });
}

async function logIn({ email = EMAIL, password = PASSWORD, isRemembered = false } = {}) {
  const view = openLogin();
  fill('Email', email);
  fill('Password', password);
  if (isRemembered) {
    await view.user.click(screen.getByLabelText('Remember me'));
  }
  await view.user.click(screen.getByRole('button', { name: 'Log In' }));
  return view;
}

describe('a student whose session the server has ended', () => {
  it('[W-14] reads why, once', async () => {
    sessionStorage.setItem('sessionEnded', 'true');
    const { user, unmount } = openLogin();

    expect(await screen.findByText(/^You were logged out here/)).toBeVisible();

    fill('Email', EMAIL);
    fill('Password', PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByRole('button', { name: 'Delete Token' });
    unmount();
    openLogin();
    expect(screen.queryByText(/^You were logged out here/)).toBeNull();
  });
});

describe('the form', () => {
  it.each([
    ['an address without @', 'minh.anh', PASSWORD, 'Email', 'Incorrect email format.'],
    ['an address with a space', 'minh anh@x.edu', PASSWORD, 'Email', 'Incorrect email format.'],
    ['five characters', EMAIL, 'Abc12', 'Password', 'Password must be at least 6 characters.'],
    ['129 characters', EMAIL, 'a'.repeat(129), 'Password', MESSAGES.passwordTooLong],
  ])('[U-08] refuses %s beside the field and puts the cursor there', async (_, ...given) => {
    const [email, password, label, message] = given;

    await logIn({ email, password });

    await waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(api.calls(accountEndpoints.login)).toEqual([]);
  });

  it('[U-08] shows both messages of an empty form and focuses the first field', async () => {
    const { user } = openLogin();

    await user.click(screen.getByRole('button', { name: 'Log In' }));

    expect(await screen.findByText(MESSAGES.loginEmail)).toBeVisible();
    expect(screen.getByText(MESSAGES.loginPassword)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('leads to the forgotten password and to registration', () => {
    openLogin();

    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
  });

  it('[U-29] lets password managers fill in both fields', () => {
    openLogin();

    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('[U-23] logs in once when Enter is pressed twice', async () => {
    const { user } = openLogin();
    fill('Email', EMAIL);
    fill('Password', PASSWORD);

    await user.type(screen.getByLabelText('Password'), '{Enter}{Enter}');

    await screen.findByRole('button', { name: 'Continue to Home' });
    expect(api.calls(accountEndpoints.login)).toHaveLength(1);
  });

  it('[U-23] logs in once when Enter is pressed again before the next step is there', async () => {
    const handleLoggedIn = vi.fn();
    const { user } = renderScreen(<LoginForm onLoggedIn={handleLoggedIn} />, {
      route: '/login',
      api,
    });
    fill('Email', EMAIL);
    fill('Password', PASSWORD);
    const password = screen.getByLabelText('Password');
    await user.type(password, '{Enter}');
    await waitFor(() => expect(handleLoggedIn).toHaveBeenCalledOnce());

    await user.type(password, '{Enter}');

    expect(api.calls(accountEndpoints.login)).toHaveLength(1);
  });
});

describe('a login that fails', () => {
  it('shows the message of the server', async () => {
    api.answer(accountEndpoints.login, wrongPassword());

    await logIn();

    expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
  });

  it.each(['offline', 'bad_answer'] as const)(
    'shows the default message when the answer is %s',
    async (code) => {
      api.answer(accountEndpoints.login, new ApiError('Nothing answered.', { code }));

      await logIn();

      expect(await screen.findByText('An unexpected error occurred.')).toBeVisible();
      expect(screen.queryByText('Nothing answered.')).not.toBeInTheDocument();
    },
  );

  it('[U-32] tells offline from a fault of the server', async () => {
    api.answer(accountEndpoints.login, new ApiError('Nothing answered.', { code: 'offline' }));

    await logIn();

    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  });

  it('[U-32] offers the request id of a server fault under details', async () => {
    const fault = { code: 'internal', status: 500, requestId: 'req-42' } as const;
    api.answer(accountEndpoints.login, new ApiError(MESSAGES.internal, fault));

    await logIn();

    expect(await screen.findByText('Request id: req-42')).toBeInTheDocument();
  });

  it('leaves no half session when the profile cannot be fetched', async () => {
    const busy = new ApiError(MESSAGES.busy, { code: 'unavailable', status: 503 });
    api.answer(accountEndpoints.me, busy);

    await logIn();

    expect(await screen.findByText(MESSAGES.busy)).toBeVisible();
    expect(readToken()).toBeNull();
  });
});

describe('an account with a second factor', () => {
  const needed = new ApiError(SECURITY_MESSAGES.secondFactorNeeded, {
    code: 'unauthenticated',
    status: 401,
    messageId: 'security.secondFactorNeeded',
  });
  const askForCode = () =>
    api.answer(accountEndpoints.login, ({ body }) =>
      body.secondFactor === undefined ? needed : { token: 'token-of-minh-anh' },
    );

  it('asks for the code on the same screen, without a reproach, and then lets in', async () => {
    askForCode();
    const { user } = await logIn();

    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByText(SECURITY_MESSAGES.secondFactorNeeded)).not.toBeInTheDocument();
    fill('Code', '123456');
    await user.click(screen.getByRole('button', { name: 'Log In' }));

    await screen.findByRole('button', { name: 'Continue to Home' });
    expect(api.calls(accountEndpoints.login).map(({ body }) => body)).toEqual([
      { email: EMAIL, password: PASSWORD },
      { email: EMAIL, password: PASSWORD, secondFactor: '123456' },
    ]);
  });

  it('says what is missing when the code was left out', async () => {
    askForCode();
    const { user } = await logIn();
    await screen.findByLabelText('Code');

    await user.click(screen.getByRole('button', { name: 'Log In' }));

    expect(await screen.findByText(SECURITY_MESSAGES.secondFactorNeeded)).toBeVisible();
  });

  it('shows that a code was wrong and keeps the field', async () => {
    askForCode();
    const { user } = await logIn();
    await screen.findByLabelText('Code');
    const wrong = { code: 'unauthenticated', status: 401 } as const;
    api.answer(accountEndpoints.login, new ApiError(SECURITY_MESSAGES.secondFactorWrong, wrong));
    fill('Code', '000000');

    await user.click(screen.getByRole('button', { name: 'Log In' }));

    expect(await screen.findByText(SECURITY_MESSAGES.secondFactorWrong)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveValue('000000');
  });
});

describe('Remember me', () => {
  it.each([
    ['mentions password', 'Wrong password.', true, EMAIL],
    ['mentions incorrect', 'Incorrect email or password.', true, EMAIL],
    ['mentions neither', MESSAGES.busy, true, null],
    ['mentions password but the box is not ticked', 'Wrong password.', false, null],
  ])('decides what a failure whose message %s keeps', async (_, message, isRemembered, kept) => {
    const failure = new ApiError(message, { code: 'unauthenticated', status: 401 });
    api.answer(accountEndpoints.login, failure);

    await logIn({ isRemembered });

    await screen.findByText(message);
    expect(localStorage.getItem('inputtedEmail')).toBe(kept);
  });

  it('[W-3] keeps the credentials of a login, the password never in clear', async () => {
    await logIn({ isRemembered: true });

    await screen.findByRole('button', { name: 'Continue to Home' });
    expect(localStorage.getItem('inputtedEmail')).toBe(EMAIL);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(PASSWORD);
  });

  it('[W-3] fills in what it kept', async () => {
    await rememberCredentials({ email: EMAIL, password: PASSWORD });

    openLogin();

    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(EMAIL));
    expect(screen.getByLabelText('Remember me')).toBeChecked();
  });

  it('[W-3] forgets as soon as it is unticked', async () => {
    await rememberCredentials({ email: EMAIL, password: PASSWORD });
    const { user } = openLogin();
    await waitFor(() => expect(screen.getByLabelText('Remember me')).toBeChecked());

    await user.click(screen.getByLabelText('Remember me'));

    expect(localStorage.getItem('inputtedEmail')).toBeNull();
    expect(localStorage.getItem('inputtedPassword')).toBeNull();
  });

  it('forgets an earlier login when the next one is not to be remembered', async () => {
    await rememberCredentials({ email: 'old@example.edu', password: PASSWORD });
    const { user } = openLogin();
    await waitFor(() => expect(screen.getByLabelText('Remember me')).toBeChecked());
    await user.click(screen.getByLabelText('Remember me'));
    fill('Password', PASSWORD);

    await user.click(screen.getByRole('button', { name: 'Log In' }));

    await screen.findByRole('button', { name: 'Continue to Home' });
    expect(localStorage.getItem('inputtedEmail')).toBeNull();
  });
});

describe('after a login', () => {
  beforeEach(stopClock);

  it('stores token and profile', async () => {
    await logIn();

    await screen.findByRole('button', { name: 'Continue to Home' });
    expect(api.calls(accountEndpoints.login)).toMatchObject([
      { body: { email: EMAIL, password: PASSWORD } },
    ]);
    expect(readSession()).toEqual({ token: 'token-of-minh-anh', user: aUser() });
  });

  it('[W-1] shows the token masked in a read-only box and reveals it on demand', async () => {
    const { user } = await logIn();

    const box = await screen.findByLabelText('Your token');
    expect(box).toHaveValue(readToken());
    expect(box).toHaveAttribute('readonly');
    expect(box).toHaveAttribute('type', 'password');

    await user.click(screen.getByRole('button', { name: 'Show token' }));
    expect(box).toHaveAttribute('type', 'text');
  });

  it('goes to /home by itself after 1.5 s', async () => {
    const { currentPath } = await logIn();
    await screen.findByLabelText('Your token');

    await passTime(1400);
    expect(currentPath()).toBe('/login');
    await passTime(100);
    expect(currentPath()).toBe('/home');
  });

  it('stays when the box is touched, until Continue is pressed', async () => {
    const { user, currentPath } = await logIn();

    await user.click(await screen.findByLabelText('Your token'));
    await passTime(60_000);
    expect(currentPath()).toBe('/login');

    await user.click(screen.getByRole('button', { name: 'Continue to Home' }));
    expect(currentPath()).toBe('/home');
  });

  it('goes back to where an ended session threw the student out', async () => {
    rememberReturnTo('/saved-documents?page=2');

    const { currentPath } = await logIn();

    await screen.findByRole('button', { name: 'Continue where you left off' });
    await passTime(1600);
    expect(currentPath()).toBe('/saved-documents?page=2');
  });
});

describe('Delete Token', () => {
  beforeEach(stopClock);

  it('[W-1] removes the stored session and ends it on the server', async () => {
    const tokensSent: (string | null)[] = [];
    api.answer(accountEndpoints.logout, () => {
      tokensSent.push(readToken());
      return null;
    });
    const { user, currentPath } = await logIn();

    await user.click(await screen.findByRole('button', { name: 'Delete Token' }));

    expect(tokensSent).toEqual(['token-of-minh-anh']);
    expect(readSession()).toEqual({ token: null, user: null });
    expect(screen.getByText('The token is deleted. You are logged out.')).toBeVisible();
    await passTime(2000);
    expect(currentPath()).toBe('/login');
  });

  it('[W-1] removes the stored session without a network too', async () => {
    api.answer(accountEndpoints.logout, new ApiError('Nothing answered.', { code: 'offline' }));
    const { user } = await logIn();

    await user.click(await screen.findByRole('button', { name: 'Delete Token' }));

    expect(readSession()).toEqual({ token: null, user: null });
    expect(screen.queryByText('An unexpected error occurred.')).not.toBeInTheDocument();
  });
});
