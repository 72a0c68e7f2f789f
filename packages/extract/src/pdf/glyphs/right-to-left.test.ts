import { describe, expect, it } from 'vitest';
import { toReadingOrder } from './right-to-left';

function read(drawn: string): string {
  return toReadingOrder(
    [...drawn],
    (letter) => letter,
    (_letter, text) => text,
  ).join('');
}

/** Logical text as it stands on paper, from left to right. */
describe('the order of reading', () => {
  it.each([
    ['a line of one direction is turned round', 'םולש', 'שלום'],
    ['a number keeps its own direction', '1948 תנשב', 'בשנת 1948'],
    ['so do the parts of a number', '3.14 אוה', 'הוא 3.14'],
    ['so does a foreign word', 'PDF ץבוק', 'קובץ PDF'],
    ['brackets open on the other side', '(םולש) רמא', 'אמר (שלום)'],
    [
      'a word of the other direction inside a line is turned alone',
      'the word םולש means',
      'the word שלום means',
    ],
    ['a line of left-to-right letters stays', 'a (b) c', 'a (b) c'],
  ])('%s', (_rule, drawn, text) => {
    expect(read(drawn)).toBe(text);
  });
});
