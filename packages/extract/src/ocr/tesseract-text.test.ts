import { describe, expect, it } from 'vitest';
import { toText } from './tesseract-text';

/** A word of Tesseract's table: block, paragraph, line, confidence, text. */
function row(block: number, paragraph: number, line: number, confidence: number, text: string) {
  return `5\t1\t${block}\t${paragraph}\t${line}\t1\t10\t10\t20\t20\t${confidence}\t${text}`;
}

describe('the text of a recognised page', () => {
  it('keeps lines and paragraphs', () => {
    const table = [
      '1\t1\t0\t0\t0\t0\t0\t0\t100\t100\t-1\t',
      row(1, 1, 1, 96, 'Tế'),
      row(1, 1, 1, 95, 'bào'),
      row(1, 1, 2, 93, 'sống.'),
      row(1, 2, 1, 94, 'Quang'),
      row(2, 1, 1, 94, 'hợp'),
    ].join('\n');

    expect(toText(table)).toBe('Tế bào\nsống.\n\nQuang\n\nhợp');
  });

  it('leaves out what Tesseract only guessed at', () => {
    const table = [row(1, 1, 1, 96, 'water'), row(1, 1, 1, 12, '|~'), row(1, 1, 1, 95, 'boils')];

    expect(toText(table.join('\n'))).toBe('water boils');
  });

  it.each([
    [
      'single letters and signs',
      [row(1, 1, 1, 90, 'a'), row(1, 1, 2, 88, '|'), row(1, 2, 1, 91, 'Ñ')],
    ],
    [
      'unsure words',
      [row(1, 1, 1, 41, 'Ponte'), row(1, 1, 2, 38, 'vagle'), row(1, 1, 3, 77, 'ee')],
    ],
    ['nothing', []],
  ])('of a drawing is empty: %s', (_what, rows) => {
    expect(toText(rows.join('\n'))).toBe('');
  });
});
