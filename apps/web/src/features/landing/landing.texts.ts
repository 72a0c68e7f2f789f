import { defineTexts } from '../../lib/i18n';

export const landingTexts = defineTexts({
  en: {
    pageTitle: 'Notes into flashcards',
    hero: {
      headline: { before: 'Your notes, turned into things you ', marked: 'remember', after: '.' },
      lead: 'Scholar reads your document, writes the flashcards, and shows you the sentence each one came from. In English and Vietnamese.',
      action: 'FOLLOW US FOR SMARTER STUDY TIPS!',
    },
    sample: {
      title: 'How a text becomes flashcards',
      language: 'Language of the example',
      note: 'Our text, cards by Scholar',
      showAll: 'Show all',
      playAgain: 'Play again',
    },
    features: {
      title: 'From a long chapter to a calm exam morning',
      summarization: {
        title: 'AI Document Summarization',
        lead: 'Import a chapter and get one clear page, named and filed under its subject.',
        scene: { words: (count: number) => `${count} words` },
      },
      flashcards: {
        title: 'Flashcard Generator',
        lead: 'Terms and definitions from your own notes. Every card shows the line it came from.',
        scene: { toggle: 'Create in Vietnamese' },
      },
      tests: {
        title: 'Quiz Maker',
        lead: 'Group cards into sets, flip through them, then test yourself with instant feedback.',
        scene: { verdict: 'Correct' },
      },
    },
    pricing: {
      title: 'Pricing',
      actions: { basic: 'Get Started', pro: 'Choose Pro', team: 'Choose Team' },
    },
    closing: {
      title: 'Start mastering knowledge today',
      lead: 'Bring one chapter. Leave with cards you can study tonight.',
      action: 'Get Started Now',
    },
  },
});
