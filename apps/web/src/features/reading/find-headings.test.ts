import { expect, it } from 'vitest';
import { findHeadings } from './find-headings';

const PROSE = 'Every cell is wrapped in a membrane that decides what may enter.';
const headingsOf = (text: string) => findHeadings(text).map(({ heading }) => heading);

it('finds headings with marks, with numbers and without either', () => {
  const text = `# Transport\n${PROSE}\n\nWater\n${PROSE}\n\n2.1 Pumps\n\n${PROSE}\n\nChương 3: Thực vật\n${PROSE}`;

  expect(headingsOf(text)).toEqual(['Transport', 'Water', '2.1 Pumps', 'Chương 3: Thực vật']);
});

it('tells where the words of a heading begin', () => {
  const text = `${PROSE}\n\n##  Water\n${PROSE}`;

  const [water] = findHeadings(text);

  expect(text.slice(water?.start, (water?.start ?? 0) + 5)).toBe('Water');
});

it.each([
  ['a sentence', `Water is special.\n${PROSE}`],
  ['a line of a list', `- Water\n${PROSE}`],
  ['a short line amid prose', `${PROSE}\nWater\n${PROSE}`],
  ['a verse', 'Water\nFire\n\nEarth\nAir'],
  ['a name with nothing under it', `${PROSE}\n\nWater`],
  ['what begins small', `water\n${PROSE}`],
])('does not take %s for one', (_, text) => {
  expect(headingsOf(text)).toEqual([]);
});
