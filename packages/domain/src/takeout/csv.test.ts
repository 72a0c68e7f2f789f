import { describe, expect, it } from 'vitest';
import { toCsvLine } from './csv';

describe('a line of a table', () => {
  it.each([
    [['Quang hợp', 3, null], 'Quang hợp,3,\r\n'],
    [['a, "b"\nc'], '"a, ""b""\nc"\r\n'],
    [[new Date('2026-01-02T03:04:05.006Z'), [3, 1, 2]], '2026-01-02T03:04:05.006Z,3 1 2\r\n'],
    [[-5, ''], '-5,\r\n'],
  ])('holds %j', (values, line) => {
    expect(toCsvLine(values)).toBe(line);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])(
    'keeps %j from being run as a formula',
    (text) => {
      expect(toCsvLine([text])).toBe(`'${text}\r\n`);
    },
  );

  it('quotes a formula that needs quotes', () => {
    expect(toCsvLine(['=HYPERLINK("x","y")'])).toBe(`"'=HYPERLINK(""x"",""y"")"\r\n`);
  });
});
