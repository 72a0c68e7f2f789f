import { BLANK } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { toEdit, toNewCard } from './card-kind';

const SENTENCE = { question: 'osmosis', answer: `Water moves by ${BLANK}.` };
const DEFINITION = { question: 'Osmosis', answer: 'The movement of water.' };

describe('[D-43] a new card', () => {
  it.each([
    ['a cloze', { ...SENTENCE, kind: 'cloze' }, 'cloze'],
    ['a cloze without a blank', { ...DEFINITION, kind: 'cloze' }, 'definition'],
    ['a sentence that says nothing of its kind', SENTENCE, 'definition'],
    ['one whose kind is null', { ...DEFINITION, kind: null }, 'definition'],
  ] as const)('that is %s is saved as %s', (_, draft, kind) => {
    expect(toNewCard(draft)).toEqual({ ...draft, kind });
  });
});

describe('[D-43] an edit', () => {
  it('leaves the kind alone while there is a blank', () => {
    expect(toEdit(SENTENCE)).toEqual(SENTENCE);
  });

  it('makes a definition of what has no blank', () => {
    expect(toEdit(DEFINITION)).toEqual({ ...DEFINITION, kind: 'definition' });
  });

  it.each([
    ['a cloze of a sentence', { ...SENTENCE, kind: 'cloze' }, 'cloze'],
    ['a plain card of a cloze', { ...SENTENCE, kind: 'definition' }, 'definition'],
    ['no cloze without a blank', { ...DEFINITION, kind: 'cloze' }, 'definition'],
  ] as const)('makes %s where it says so', (_, edit, kind) => {
    expect(toEdit(edit)).toEqual({ ...edit, kind });
  });
});
