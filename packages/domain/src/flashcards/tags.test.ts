import { STUDY_MESSAGES } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { changeTags, joinSpellings } from './tags';

describe('changing the tags of a card', () => {
  it('puts tags behind those it has, each once', () => {
    expect(changeTags(['cells'], { add: ['exam', 'exam', 'Exam'] })).toEqual(['cells', 'exam']);
  });

  it('[D-60] takes another spelling for the same tag, and leaves the one that is there', () => {
    expect(changeTags(['Sinh học'], { add: ['sinh hoc'] })).toEqual(['Sinh học']);
    expect(changeTags(['Sinh học', 'SINH HỌC', 'toán'], { remove: ['sinh hoc'] })).toEqual([
      'toán',
    ]);
  });

  it('puts on what is taken off and put on at once', () => {
    expect(changeTags(['a'], { add: ['a'], remove: ['a'] })).toEqual(['a']);
  });

  it('refuses the fifty-first tag, but not a change that adds none', () => {
    const tags = Array.from({ length: 50 }, (_, index) => `tag ${index}`);

    expect(() => changeTags(tags, { add: ['one more'] })).toThrow(STUDY_MESSAGES.tooManyTags);
    expect(changeTags(tags, { add: ['tag 1'] })).toEqual(tags);
  });
});

it('[D-60] lists all spellings of a tag as one, written as most cards have it', () => {
  const spellings = [
    { tag: 'sinh hoc', count: 1 },
    { tag: 'Sinh học', count: 3 },
    { tag: 'ĐỊA LÝ', count: 2 },
  ];

  expect(joinSpellings(spellings)).toEqual([
    { tag: 'ĐỊA LÝ', count: 2 },
    { tag: 'Sinh học', count: 4 },
  ]);
});
