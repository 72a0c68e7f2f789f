import { KEYWORD_MAX } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { readListAddress } from './list-address';

const read = (search: string) => readListAddress(new URLSearchParams(search));

describe('the address of a list', () => {
  it('asks for the first five of everything when it says nothing', () => {
    expect(read('')).toEqual({ keyword: '', from: '', to: '', page: 0, size: 5 });
  });

  it('says what is looked for', () => {
    expect(read('?keyword=sinh+h%E1%BB%8Dc+&from=2025-09-01&to=2025-09-30&page=3&size=20')).toEqual(
      {
        keyword: 'sinh học ',
        from: '2025-09-01',
        to: '2025-09-30',
        page: 3,
        size: 20,
      },
    );
  });

  it.each([
    ['page=-1', 'page', 0],
    ['page=1.5', 'page', 0],
    ['page=1e3', 'page', 0],
    ['page=9007199254740993', 'page', 0],
    ['size=7', 'size', 5],
    ['size=100000', 'size', 5],
    ['size=05', 'size', 5],
    ['from=2025-02-30', 'from', ''],
    ['to=infinity', 'to', ''],
    [`keyword=${'k'.repeat(KEYWORD_MAX + 1)}`, 'keyword', ''],
  ] as const)('[B-79][B-80][B-85] takes %s for not said', (search, part, value) => {
    expect(read(search)[part]).toBe(value);
  });
});
