import { afterEach, expect, it } from 'vitest';
import { apiBase } from './runtime-config';

afterEach(() => {
  document.head.innerHTML = '';
});

it.each([
  ['/api', '/api'],
  ['https://api.example.edu/v1/', 'https://api.example.edu/v1'],
  ['', '/api'],
])('takes the address %j of the page as %s', (content, base) => {
  const meta = document.createElement('meta');
  meta.name = 'scholar-api-base';
  meta.content = content;
  document.head.append(meta);

  expect(apiBase()).toBe(base);
});

it('falls back to its own origin where the page names none', () => {
  expect(apiBase()).toBe('/api');
});
