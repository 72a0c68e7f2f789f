import { describe, expect, it } from 'vitest';
import { preferredLanguage } from './caller';

describe('the language of mails before there is an account', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['vi', 'vi'],
    ['vi-VN,vi;q=0.9,en;q=0.8', 'vi'],
    ['en-GB,en;q=0.9,vi;q=0.8', 'en'],
    ['en;q=0.5, VI;q=0.7', 'vi'],
    ['fr-FR, vi;q=0.3', 'vi'],
    ['fr, de;q=0.9', 'en'],
    ['vi;q=0, en', 'en'],
    ['vi;q=abc, en;q=0.1', 'en'],
    ['*', 'en'],
    [';;;,,,q=', 'en'],
    ['x'.repeat(10_000), 'en'],
  ])('%j asks for %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it('never offers what the reader refuses', () => {
    expect(preferredLanguage('vi;q=0')).toBe('en');
  });
});
