import { defineTexts } from '../../lib/i18n';

export const leaveDialogTexts = defineTexts({
  en: {
    title: 'Leave without saving?',
    leave: 'Leave',
  },
  vi: {
    title: 'Rời đi mà chưa lưu?',
    leave: 'Rời đi',
  },
});
