import { defineTexts } from '../../lib/i18n';

export const reviewsTexts = defineTexts({
  en: {
    stuck: (count: number) =>
      count === 1 ? '1 answer waits to be sent.' : `${count} answers wait to be sent.`,
  },
  vi: {
    stuck: (count) => `${count} câu trả lời đang chờ gửi.`,
  },
});
