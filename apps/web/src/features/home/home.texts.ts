import { defineTexts } from '../../lib/i18n';

export const homeTexts = defineTexts({
  en: {
    title: 'Home',
    welcome: 'Welcome back, Scholar!',
    invitation: 'Power up your revision with your smart AI tools.',
    firstCards: 'Make your first cards',
    sampleDeck: 'Cell biology basics',
    samplePosition: '1 / 24',
    sampleTerm: 'Osmosis',
    sampleQuestion: 'What moves, and in which direction?',

    tools: 'Your Tools',
    summarize: {
      title: 'AI Document Summarization',
      line: 'Turn a long chapter into one clear page.',
      action: 'Start Summarizing',
    },
    flashcards: {
      title: 'Flashcard Generator',
      line: 'Cards from your notes, each with its source.',
      action: 'Create Flashcards',
    },
    setMaker: {
      title: 'Flashcard Set Maker',
      line: 'Group the cards that belong together.',
      action: 'Make a Flashcard Set',
    },
    studyFlashcard: {
      title: 'Study Flashcard',
      line: 'Flip, recall, and move on when you know it.',
      action: 'Start Studying',
    },
    studyQuiz: {
      title: 'Study Quiz',
      line: 'Four options, instant feedback, no pressure.',
      action: 'Start Quiz',
    },
    savedDocs: {
      title: 'Saved Docs',
      line: 'Everything you kept, easy to find again.',
      action: 'View Saved Docs',
    },
  },
});
