import { expect, it } from 'vitest';
import { toMailName } from './mail-name';

it.each([
  'https://evil.example/login',
  'Your account is locked: HTTP://evil',
  'www.evil',
  'Win at evil.com now',
  'evil.com',
  't.co',
  'Minh。com',
  'minh@evil.vn',
])('leaves no address in %j', (name) => {
  expect(toMailName(name, 'Somebody')).toBe('Somebody');
});

it.each(['Minh Anh', 'Minh Anh’s team', 'Dr. Minh', 'Biology 10.1', 'K. 2026', 'Nhóm học… vui'])(
  'leaves %j as it is',
  (name) => {
    expect(toMailName(name, 'Somebody')).toBe(name);
  },
);

it('lets no quote end the sentence it stands in', () => {
  expect(toMailName('A”. Pay now "B« „C', 'Somebody')).toBe("A'. Pay now 'B' 'C");
});
