import { defineTexts } from '../../lib/i18n';

export const homeTexts = defineTexts({
  en: {
    title: 'Home',
    welcome: 'Welcome back, Scholar!',
    invitation: 'Power up your revision with your smart AI tools.',
    firstCards: 'Make your first cards',
    newCards: 'Make new cards',
    sampleDeck: 'Cell biology basics',
    samplePosition: '1 / 24',
    sampleTerm: 'Osmosis',
    sampleQuestion: 'What moves, and in which direction?',

    continueStudying: 'Continue studying',
    lastSet: 'Last opened set',
    continue: {
      title: 'Continue',
      set: 'Set',
      marked: ({ studied, flashcardCount }: { studied: number; flashcardCount: number }) =>
        `Set · ${studied} of ${flashcardCount} studied`,
      document: 'Document',
      firstRun:
        'What you study waits here for you to pick it up again. Start with your first cards.',
      nothingOpen:
        'The set and the document you open next wait here for you to pick them up again.',
      openSet: 'Choose a set',
    },

    statistics: {
      title: 'Your Statistics',
      show: 'Show Analytics',
      hide: 'Hide Analytics',
      documents: { long: 'Documents summarized', short: 'Summarized' },
      flashcards: { long: 'Flashcards created', short: 'Flashcards' },
      testsTaken: { long: 'Quizzes taken', short: 'Quizzes taken' },
      time: { long: 'Total study time', short: 'Study time' },
    },
    charts: {
      sample: 'Sample data',
      asTable: (chart: string) => `Show ${chart} as a table`,
      asChart: (chart: string) => `Show ${chart} as a chart`,
      study: {
        title: 'Study time',
        unit: { hours: 'Hours per weekday', minutes: 'Minutes per weekday' },
        amount: {
          hours: (amount: number) => `${amount.toLocaleString('en-US')} h`,
          minutes: (amount: number) => `${amount.toLocaleString('en-US')} m`,
        },
        day: 'Day',
        time: 'Time',
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
        trend: ({ days, peak }: { days: string[]; peak: string | undefined }) =>
          `Study time per weekday: ${days.join(', ')}. ${peak ? `Most on ${peak}.` : 'Nothing yet this week.'}`,
      },
      subjects: {
        title: 'Flashcards created',
        unit: 'Per subject',
        subject: 'Subject',
        count: 'Flashcards',
        empty: 'Your cards have no subject yet. Cards of a saved document are counted here.',
        trend: ({ subjects, peak }: { subjects: string[]; peak: string | undefined }) =>
          `Flashcards per subject: ${subjects.join(', ')}. ${peak ? `Most in ${peak}.` : ''}`,
        samples: {
          biology: 'Biology',
          math: 'Math',
          history: 'History',
          physics: 'Physics',
          chemistry: 'Chemistry',
        },
      },
    },

    tools: 'Your Tools',
    writeCards: 'Write cards by hand',
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
    studyTests: {
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
