import { defineTexts } from '../../lib/i18n';

export const workingStripTexts = defineTexts({
  en: {
    stillWorking: 'Still working. Long documents take a while.',
    cancel: 'Cancel',
  },
  vi: {
    stillWorking: 'Vẫn đang xử lý. Tài liệu dài cần thêm thời gian.',
    cancel: 'Hủy',
  },
});
