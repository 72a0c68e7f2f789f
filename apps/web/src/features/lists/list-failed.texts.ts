import { defineTexts } from '../../lib/i18n';

export const listFailedTexts = defineTexts({
  en: { advice: 'Nothing is lost. It may be your connection.' },
  vi: { advice: 'Không mất gì cả. Có thể do mạng của bạn.' },
});
