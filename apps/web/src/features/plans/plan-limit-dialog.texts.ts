import { defineTexts } from '../../lib/i18n';

export const planLimitDialogTexts = defineTexts({
  en: {
    title: 'Your plan is full',
    upgrade: 'Upgrade',
    notNow: 'Not now',
  },
});
