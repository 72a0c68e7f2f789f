import { PASSWORD_ADVISED } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const passwordMeterTexts = defineTexts({
  en: {
    label: 'Password strength:',
    levels: { weak: 'weak.', fair: 'fair.', strong: 'strong.' },
    advice: {
      empty: `${PASSWORD_ADVISED} characters or more are best.`,
      broken: `${PASSWORD_ADVISED} characters or more are best.`,
      common: 'It is among the most used ones, which are tried first.',
      short: `${PASSWORD_ADVISED} characters or more are better.`,
      repetitive: 'Repeats and rows like 1234 are easy to guess.',
      strong: '',
    },
  },
});
