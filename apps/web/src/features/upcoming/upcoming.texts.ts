import { defineTexts } from '../../lib/i18n';

export const upcomingTexts = defineTexts({
  en: {
    comingNext: 'Coming next',
    advice: 'We are still building this page. It will open right here as soon as it is ready.',
    backHome: 'Back to Home',
    titles: {
      '/flashcards': 'Flashcard Generator',
      '/set-creator': 'Quiz Creation',
      '/created-flashcards': 'Saved Flashcards',
    },
  },
});
