import { defineTexts } from '../../lib/i18n';

export const speechTexts = defineTexts({
  en: {
    listen: 'Listen',
    stop: 'Stop reading',
    handsFree: 'Hands-free',
    stopHandsFree: 'Stop hands-free',
    noVoice: 'This browser has no voice for this language.',
  },

  vi: {
    listen: 'Nghe',
    stop: 'Dừng đọc',
    handsFree: 'Nghe tự động',
    stopHandsFree: 'Dừng nghe tự động',
    noVoice: 'Trình duyệt này không có giọng đọc cho ngôn ngữ này.',
  },
});
