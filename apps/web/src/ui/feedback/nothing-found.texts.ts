import { isolate } from '../../lib/text/isolate';
import { defineTexts } from '../../lib/i18n';

export const nothingFoundTexts = defineTexts({
  en: {
    noMatch: 'Nothing matches these filters. Try others or clear them.',
    noMatchFor: (keyword: string) =>
      `Nothing matches “${isolate(keyword)}”. Try fewer words or clear the filters.`,
    clear: 'Clear filters',
  },
});
