import { describe, expect, it } from 'vitest';
import { chooseReturnTo, declineReturnTo, rememberReturnTo, takeReturnTo } from './return-to';

describe('the way back after a login', () => {
  it('[D-26] leads to where the session ended, once', () => {
    rememberReturnTo('/saved-documents?page=2#row');

    expect(takeReturnTo()).toBe('/saved-documents?page=2#row');
    expect(takeReturnTo()).toBeNull();
  });

  it.each(['/', '/login', '/register?x=1'])('does not remember the entry %s', (path) => {
    rememberReturnTo(path);

    expect(takeReturnTo()).toBeNull();
  });

  it('is not the place of a log-out by hand, but the next one again', () => {
    rememberReturnTo('/saved-documents');
    declineReturnTo();
    rememberReturnTo('/profile');
    expect(takeReturnTo()).toBeNull();

    rememberReturnTo('/profile');
    expect(takeReturnTo()).toBe('/profile');
  });

  it('[D-24] leads a guest back who chose to log in, also after a log-out by hand', () => {
    declineReturnTo();

    chooseReturnTo('/summarize');

    expect(takeReturnTo()).toBe('/summarize');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/home',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'home',
    '',
  ])('never leads to another origin: %j', (path) => {
    rememberReturnTo(path);
    expect(takeReturnTo()).toBeNull();

    sessionStorage.setItem('returnTo', path);
    expect(takeReturnTo()).toBeNull();
  });
});
