import { expect, it } from 'vitest';
import { undoTags } from './tag-undo';

it('takes back from each card what it got, and gives back what it lost, with few calls', () => {
  expect(
    undoTags([
      { flashcardId: 1, before: [], tags: ['exam'] },
      { flashcardId: 2, before: ['exam'], tags: ['exam'] },
      { flashcardId: 3, before: ['old', 'cells'], tags: ['cells', 'exam'] },
      { flashcardId: 4, before: ['cells'], tags: ['cells', 'exam'] },
    ]),
  ).toEqual([
    { flashcardIds: [1, 4], add: [], remove: ['exam'] },
    { flashcardIds: [3], add: ['old'], remove: ['exam'] },
  ]);
});

it('does nothing where a server does not say what was there', () => {
  expect(undoTags([{ flashcardId: 1, tags: ['exam'] }])).toEqual([]);
});
