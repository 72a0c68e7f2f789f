import { isolate } from '../../lib/text/isolate';
import { defineTexts } from '../../lib/i18n';

export const nothingFoundTexts = defineTexts({
  en: {
    noMatch: 'Nothing matches these filters. Try others or clear them.',
    noMatchFor: (keyword: string) =>
      `Nothing matches “${isolate(keyword)}”. Try fewer words or clear the filters.`,
    clear: 'Clear filters',
  },
  vi: {
    noMatch: 'Không có kết quả với bộ lọc này. Hãy thử bộ lọc khác hoặc xóa bộ lọc.',
    noMatchFor: (keyword) =>
      `Không có kết quả cho “${isolate(keyword)}”. Hãy thử ít từ hơn hoặc xóa bộ lọc.`,
    clear: 'Xóa bộ lọc',
  },
});
