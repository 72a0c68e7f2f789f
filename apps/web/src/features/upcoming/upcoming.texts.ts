import { defineTexts } from '../../lib/i18n';

export const upcomingTexts = defineTexts({
  en: {
    comingNext: 'Coming next',
    advice: 'We are still building this page. It will open right here as soon as it is ready.',
    backHome: 'Back to Home',
    titles: {
      '/summarize': 'Document Summarization',
      '/flashcards': 'Flashcard Generator',
      '/set-creator': 'Quiz Creation',
      '/study-quiz': 'Study Flashcards',
      '/study-quiz-flashcard': 'Quiz Learning',
      '/saved-documents': 'Saved Documents',
      '/created-flashcards': 'Saved Flashcards',
    },
  },
});
