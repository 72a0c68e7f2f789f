import { defineTexts } from '../../lib/i18n';

export const readingTexts = defineTexts({
  en: {
    source: (number: number) => `Source ${number}`,
    outline: 'Outline',
  },
  vi: {
    source: (number) => `Nguồn ${number}`,
    outline: 'Mục lục',
  },
});
