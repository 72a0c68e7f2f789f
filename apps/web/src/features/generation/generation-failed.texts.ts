import { defineTexts } from '../../lib/i18n';

export const generationFailedTexts = defineTexts({
  en: {
    offline: 'Nothing answered. Check your connection and try again.',
    tryAgain: 'Try again',
  },
});
