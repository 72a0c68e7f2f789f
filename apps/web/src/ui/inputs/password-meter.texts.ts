import { PASSWORD_ADVISED } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const passwordMeterTexts = defineTexts({
  en: {
    label: 'Password strength:',
    levels: { weak: 'weak.', fair: 'fair.', strong: 'strong.' },
    advice: {
      empty: `${PASSWORD_ADVISED} characters or more are best.`,
      broken: `${PASSWORD_ADVISED} characters or more are best.`,
      common: 'It is among the most used ones, which are tried first.',
      short: `${PASSWORD_ADVISED} characters or more are better.`,
      repetitive: 'Repeats and rows like 1234 are easy to guess.',
      strong: '',
    },
  },
  vi: {
    label: 'Độ mạnh mật khẩu:',
    levels: { weak: 'yếu.', fair: 'tạm được.', strong: 'mạnh.' },
    advice: {
      empty: `Tốt nhất là từ ${PASSWORD_ADVISED} ký tự trở lên.`,
      broken: `Tốt nhất là từ ${PASSWORD_ADVISED} ký tự trở lên.`,
      common: 'Mật khẩu này quá phổ biến, kẻ gian sẽ thử nó đầu tiên.',
      short: `Từ ${PASSWORD_ADVISED} ký tự trở lên thì tốt hơn.`,
      repetitive: 'Ký tự lặp lại và dãy như 1234 rất dễ đoán.',
      strong: '',
    },
  },
});
