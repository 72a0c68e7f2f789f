import { defineTexts } from '../../lib/i18n';

export const planCardsTexts = defineTexts({
  en: {
    free: 'Free',
    plans: {
      basic: {
        period: () => 'For as long as you like',
        points: ['Upload and summarize documents', 'Create flashcards', 'Study and test yourself'],
      },
      pro: {
        period: () => 'per month',
        points: ['Everything in Basic', 'Unlimited flashcards and quizzes', 'Priority support'],
      },
      team: {
        period: (seats: number) => `per month, for ${seats} users`,
        points: [
          'Everything in Pro',
          'Collaboration tools and admin panel',
          'Team usage analytics',
        ],
      },
    },
  },
});
