import { defineTexts } from '../../lib/i18n';

export const paletteTexts = defineTexts({
  en: {
    title: 'Search',
    placeholder: 'Find a document, set, card or screen…',
    results: 'Found',
    groups: {
      actions: 'Actions',
      screens: 'Screens',
      documents: 'Documents',
      sets: 'Sets',
      cards: 'Flashcards',
    },
    actions: {
      newCards: 'New cards',
      import: 'Import files',
      bring: 'Bring cards from elsewhere',
      today: 'Start today',
      duplicates: 'Find duplicates',
      logOut: 'Log out',
    },
    none: 'Nothing found.',
    failed: 'Your library could not be searched.',
    count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
});
