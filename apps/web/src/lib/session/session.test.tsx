import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/builders';
import {
  clearEverything,
  clearSession,
  readSession,
  readToken,
  storeToken,
  storeUser,
  useSession,
} from './session';

describe('session', () => {
  it('stores every piece of profile data under its own name', () => {
    storeToken('t-1');
    storeUser(aUser({ phoneNumber: '+84 90', profilePicture: '/9j/4AAQ', userName: 'minh.anh' }));

    expect({ ...localStorage }).toEqual({
      authToken: 't-1',
      userId: '7',
      name: 'Minh Anh',
      email: 'minh.anh@example.edu',
      phoneNumber: '+84 90',
      profilePicture: '/9j/4AAQ',
      createdDate: '2025-09-01T08:00:00.000Z',
      userRoles: '[{"role":{"roleName":"Student"}}]',
      userName: 'minh.anh',
      language: 'en',
    });
  });

  it.each([
    ['nothing optional', aUser()],
    ['a base64 picture', aUser({ profilePicture: '/9j/4AAQ' })],
    ['a picture as a list of bytes', aUser({ profilePicture: [255, 216, 255] })],
    ['names that look like something else', aUser({ name: '42', userName: 'null' })],
  ])('reads back exactly the user it has stored: %s', (_, user) => {
    storeUser(user);

    expect(readSession().user).toEqual(user);
  });

  it('forgets a value that the next profile no longer has', () => {
    storeUser(aUser({ phoneNumber: '123456' }));
    storeUser(aUser({ phoneNumber: null }));

    expect(localStorage.getItem('phoneNumber')).toBeNull();
    expect(readSession().user?.phoneNumber).toBeNull();
  });

  it.each([
    ['userId', 'seven'],
    ['userRoles', '{"broken'],
    ['profilePicture', '[1,'],
    ['language', 'tlh'],
  ])('has no user when the stored %s is damaged', (key, value) => {
    storeUser(aUser({ profilePicture: [1] }));

    localStorage.setItem(key, value);

    expect(readSession().user).toBeNull();
  });

  it('removes token and profile data, and nothing else, when the session ends', () => {
    localStorage.setItem('inputtedEmail', 'a@b.co');
    localStorage.setItem('sidebarOpen', 'true');
    storeToken('t-1');
    storeUser(aUser());

    clearSession();

    expect({ ...localStorage }).toEqual({ inputtedEmail: 'a@b.co', sidebarOpen: 'true' });
  });

  it('keeps nothing but the theme when everything is cleared', () => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('inputtedPassword', 'sealed');
    localStorage.setItem('somethingElse', 'x');
    storeToken('t-1');
    storeUser(aUser());

    clearEverything();

    expect({ ...localStorage }).toEqual({ theme: 'dark' });
  });

  it('shows a screen every change of the session', () => {
    render(<WhoAmI />);
    expect(screen.getByText('nobody')).toBeVisible();

    act(() => {
      storeToken('t-1');
      storeUser(aUser());
    });
    expect(screen.getByText('Minh Anh')).toBeVisible();

    act(() => clearSession());
    expect(screen.getByText('nobody')).toBeVisible();
  });

  it('[W-2] follows a log-out in another tab', () => {
    storeToken('t-1');
    storeUser(aUser());
    render(<WhoAmI />);

    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });

    expect(screen.getByText('nobody')).toBeVisible();
    expect(readToken()).toBeNull();
  });
});

function WhoAmI() {
  const { token, user } = useSession();
  return <p>{token !== null && user !== null ? user.name : 'nobody'}</p>;
}
