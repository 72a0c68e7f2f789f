import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createModels } from '../../models';

const reader = createModels(join(import.meta.dirname, '..', '..', '..', 'models')).vietnamese();
const wordsOf = (text: string, also?: Set<string>) =>
  reader.readWords(text, also).map(({ folded, tag }) => `${folded}/${tag}`);

describe('Vietnamese words', () => {
  it.each([
    [
      'Học sinh đang quan sát môi trường.',
      ['học sinh/N', 'đang/R', 'quan sát/V', 'môi trường/N', './CH'],
    ],
    ['Bài viết có giá trị lớn.', ['bài/N', 'viết/V', 'có/V', 'giá trị/N', 'lớn/A', './CH']],
    ['Chính phủ của nước này', ['chính phủ/N', 'của/E', 'nước/N', 'này/P']],
    ['nước hoặc dầu', ['nước/N', 'hoặc/C', 'dầu/N']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('may be told', () => {
    expect(wordsOf('thấu kính', new Set(['thấu kính']))).toHaveLength(1);
    expect(wordsOf('thấu kính')).toHaveLength(2);
  });

  it('do not reach over a mark, and say where they stand', () => {
    const text = 'quan, sát';

    expect(reader.readWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'quan',
      ',',
      'sát',
    ]);
  });

  it('are everyday ones where ordinary texts have them', () => {
    expect(reader.isEveryday('học sinh')).toBe(true);
    expect(reader.isEveryday('thấu kính hội tụ')).toBe(false);
  });

  it('are none in an empty text', () => {
    expect(wordsOf('')).toEqual([]);
  });
});
