import { expect, it } from 'vitest';
import { setPageSetting } from '../../testing/page-setting';
import { aiBase, apiBase, passwordBlocklist } from './runtime-config';

it.each([
  ['/api', '/api'],
  ['https://api.example.edu/v1/', 'https://api.example.edu/v1'],
  ['', '/api'],
])('takes the address %j of the page as %s', (content, base) => {
  setPageSetting('scholar-api-base', content);

  expect(apiBase()).toBe(base);
});

it('falls back to its own origin where the page names none', () => {
  expect(apiBase()).toBe('/api');
});

it('[D-1] has an address of its own for the AI calls', () => {
  expect(aiBase()).toBe('/ai');

  setPageSetting('scholar-ai-base', 'https://ai.example.edu/');

  expect(aiBase()).toBe('https://ai.example.edu');
});

it.each([
  ['off', 'off'],
  ['warn', 'warn'],
  ['enforce', 'enforce'],
  ['', 'warn'],
  ['loudly', 'warn'],
])('[A-23] takes %j of the page about common passwords as %s', (content, mode) => {
  setPageSetting('scholar-password-blocklist', content);

  expect(passwordBlocklist()).toBe(mode);
});

it('[A-23] warns about common passwords where the page says nothing', () => {
  expect(passwordBlocklist()).toBe('warn');
});
