import { defineTexts } from '../../../lib/i18n';

const number = (count: number) => count.toLocaleString('en-US');

export const manySetsTexts = defineTexts({
  en: {
    label: 'Selected sets',
    select: (title: string) => `Select ${title}`,
    total: (count: number) => (count === 1 ? '1 set' : `${number(count)} sets`),
    study: 'Study together',
    test: 'Test together',
    export: 'Export',
    undo: 'Undo',
    merge: {
      action: 'Merge into one set',
      title: (count: number) => `Merge ${number(count)} sets`,
      name: 'Name of the new set',
      hint: 'Cards keep their order, and a card in several of them is there once. The old sets go, and so do links to them.',
      submit: 'Merge sets',
      done: (count: number) => `${number(count)} sets are one now`,
      failed: 'The sets could not be merged. Please try again.',
      undoFailed: 'The sets could not be brought back.',
    },
    split: {
      action: 'Split set',
      title: 'Split set',
      name: 'Name of the new set',
      cards: 'Cards that move to the new set',
      submit: 'Split set',
      nothing: 'Choose at least one card.',
      done: (count: number) =>
        count === 1 ? '1 card moved to a new set' : `${number(count)} cards moved to a new set`,
      failed: 'The set could not be split. Please try again.',
    },
    remove: {
      action: 'Delete',
      title: 'Delete Sets',
      message: (count: number) =>
        `Are you sure you want to delete ${number(count)} sets? Their cards stay in My Flashcards.`,
      done: (count: number) => `${number(count)} sets deleted`,
      failed: 'The sets could not be deleted. None of them is gone.',
      undoFailed: 'The sets could not be brought back.',
    },
  },
});
