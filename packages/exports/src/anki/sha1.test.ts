import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha1 } from './sha1';

it.each([
  '',
  'abc',
  'Tế bào là gì?',
  'a'.repeat(55),
  'a'.repeat(56),
  'a'.repeat(64),
  'ă'.repeat(999),
])('is the one of Node for "%s"', (text) => {
  expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
});
