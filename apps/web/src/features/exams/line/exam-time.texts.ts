import { defineTexts } from '../../../lib/i18n';

/** When an exam is, counted from today. */
export const examTimeTexts = defineTexts({
  en: {
    locale: 'en-US',
    left: (days: number) => {
      if (days === 0) {
        return 'today';
      }
      if (days > 0) {
        return days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en-US')} days`;
      }
      return days === -1 ? 'yesterday' : `${(-days).toLocaleString('en-US')} days ago`;
    },
  },
  vi: {
    locale: 'vi-VN',
    left: (days) => {
      if (days === 0) {
        return 'hôm nay';
      }
      if (days > 0) {
        return days === 1 ? 'ngày mai' : `còn ${days.toLocaleString('vi-VN')} ngày`;
      }
      return days === -1 ? 'hôm qua' : `${(-days).toLocaleString('vi-VN')} ngày trước`;
    },
  },
});
