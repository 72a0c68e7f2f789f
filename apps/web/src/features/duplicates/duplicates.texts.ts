import { defineTexts } from '../../lib/i18n';

const number = (count: number) => count.toLocaleString('en-US');

export const duplicatesTexts = defineTexts({
  en: {
    title: 'Duplicates',
    back: 'My Flashcards',
    intro:
      'Cards that ask the same. Choose which one stays: it keeps what you remember of it and goes into the sets of the others.',
    found: (count: number) =>
      count === 1
        ? '1 question is there more than once'
        : `${number(count)} questions are there more than once`,
    none: 'No duplicates',
    noneAdvice: 'Every question is there once.',
    sameAnswer: 'Same answer',
    otherAnswers: 'Different answers',
    stays: 'Which card stays',
    inSets: (titles: string) => `In ${titles}`,
    inNoSet: 'In no set',
    join: 'Keep this one',
    joinAll: (count: number) => `Keep the oldest of ${number(count)} with the same answer`,
    joined: (count: number) =>
      count === 1
        ? 'One card is left of the group'
        : `One card is left of each of ${number(count)} groups`,
    undo: 'Undo',
    failed: 'The cards could not be joined. None of them is gone.',
    undoFailed: 'The cards could not be brought back.',
    previous: 'Previous',
    next: 'Next',
  },
});
