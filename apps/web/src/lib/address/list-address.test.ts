import { KEYWORD_MAX } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { readListAddress } from './list-address';

const SORTS = ['newest', 'name'] as const;
const read = (search: string, last = {}) =>
  readListAddress(new URLSearchParams(search), { sorts: SORTS, last });

describe('the address of a list', () => {
  it('asks for the first five of everything when it says nothing', () => {
    expect(read('')).toEqual({ keyword: '', from: '', to: '', page: 0, size: 5, sort: undefined });
  });

  it('says what is looked for', () => {
    expect(
      read('?keyword=sinh+h%E1%BB%8Dc+&from=2025-09-01&to=2025-09-30&page=3&size=20&sort=name'),
    ).toEqual({
      keyword: 'sinh học ',
      from: '2025-09-01',
      to: '2025-09-30',
      page: 3,
      size: 20,
      sort: 'name',
    });
  });

  it.each([
    ['page=-1', 'page', 0],
    ['page=1.5', 'page', 0],
    ['page=1e3', 'page', 0],
    ['page=9007199254740993', 'page', 0],
    ['size=7', 'size', 5],
    ['size=100000', 'size', 5],
    ['size=05', 'size', 5],
    ['sort=NAME', 'sort', undefined],
    ['from=2025-02-30', 'from', ''],
    ['to=infinity', 'to', ''],
    [`keyword=${'k'.repeat(KEYWORD_MAX + 1)}`, 'keyword', ''],
  ] as const)('[B-79][B-80][B-85] takes %s for not said', (search, part, value) => {
    expect(read(search)[part]).toBe(value);
  });

  it('[D-66] is as it was last in what it does not say', () => {
    const last = { size: 20, sort: 'name' };

    expect(read('', last)).toMatchObject({ size: 20, sort: 'name' });
    expect(read('?size=10&sort=newest', last)).toMatchObject({ size: 10, sort: undefined });
  });

  it('forgets what the list no longer has', () => {
    expect(read('', { size: 7, sort: 'colour' })).toMatchObject({ size: 5, sort: undefined });
  });
});
