import { defineTexts } from '../../lib/i18n';

export const planLimitDialogTexts = defineTexts({
  en: {
    title: 'Your plan is full',
    upgrade: 'Upgrade',
    notNow: 'Not now',
    onlyWhatFits: 'Save what fits',
  },
  vi: {
    title: 'Gói của bạn đã đầy',
    upgrade: 'Nâng cấp',
    notNow: 'Để sau',
    onlyWhatFits: 'Lưu vừa đủ chỗ',
  },
});
