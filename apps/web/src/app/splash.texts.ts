import { defineTexts } from '../lib/i18n';

export const splashTexts = defineTexts({
  en: { loading: 'Loading…' },
  vi: { loading: 'Đang tải…' },
});
