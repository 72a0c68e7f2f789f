import { defineTexts } from '../../lib/i18n';

export const deletionTexts = defineTexts({
  en: {
    confirm: 'Delete',
    undo: 'Undo',
  },
  vi: {
    confirm: 'Xóa',
    undo: 'Hoàn tác',
  },
});
