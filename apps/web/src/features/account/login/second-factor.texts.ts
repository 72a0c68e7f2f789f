import { defineTexts } from '../../../lib/i18n';

export const secondFactorTexts = defineTexts({
  en: {
    label: 'Code',
    hint: 'The six digits in your authenticator app, or one of your recovery codes.',
  },
  vi: {
    label: 'Mã xác thực',
    hint: 'Sáu chữ số trong ứng dụng xác thực, hoặc một mã khôi phục của bạn.',
  },
});
