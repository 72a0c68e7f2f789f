import { defineTexts } from '../lib/i18n';

export const appTexts = defineTexts({
  en: {
    skip: 'Skip to content',
    homeLink: 'Scholar, home',
    openSidebar: 'Open sidebar',
    closeSidebar: 'Close sidebar',
    useDarkTheme: 'Switch to dark theme',
    useLightTheme: 'Switch to light theme',
    search: 'Search',
    searchKeys: 'Search (Ctrl+K)',
    login: 'Login',
    getStarted: 'Get Started',
    accountMenu: ({ name, plan }: { name: string; plan: string }) =>
      `${name} ${plan}, account menu`,
    profile: 'Profile',
    team: 'Team',
    upgrade: 'Upgrade',
    support: 'Support',
    operations: 'Operations',
    logout: 'Logout',
    nameless: 'Scholar',

    navigation: 'Main',
    quickNavigation: 'Quick',
    places: {
      home: 'Home',
      import: 'Import',
      summarizer: 'Summarizer',
      flashcards: 'Flashcards',
      newCards: 'New Cards',
      setCreator: 'Flashcard Set Creator',
      today: 'Today',
      statistics: 'Progress',
      exams: 'Exams',
      studyFlashcard: 'Study Flashcard',
      studyTests: 'Study Quiz',
      savedDocs: 'Saved Docs',
      myFlashcards: 'My Flashcards',
      account: 'Account',
      summarizeShort: 'Summarize',
      cardsShort: 'Cards',
    },
    groups: { create: 'Create', study: 'Study', library: 'Library' },
    more: 'More',

    copyright: '© 2025 Scholar',
    terms: 'Terms',
    privacy: 'Privacy',
    legal: 'Legal and support',

    offline: 'You are offline. Scholar shows what it has kept on this device.',
    tryAgain: 'Try again',
    waitingAnswers: {
      title: 'Log out now?',
      message: (count: number) =>
        `${count === 1 ? '1 answer is' : `${count} answers are`} not sent yet. They stay on this device and are sent when you log in here again.`,
      confirm: 'Log out',
    },
  },
});
