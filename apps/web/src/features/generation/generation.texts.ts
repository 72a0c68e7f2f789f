import { defineTexts } from '../../lib/i18n';

export const generationTexts = defineTexts({
  en: {
    offline: 'Nothing answered. Check your connection and try again.',
    tryAgain: 'Try again',
    logIn: 'Log in',
    signUp: 'Sign up',
  },
  vi: {
    offline: 'Không có phản hồi. Hãy xem lại kết nối rồi thử lại.',
    tryAgain: 'Thử lại',
    logIn: 'Đăng nhập',
    signUp: 'Đăng ký',
  },
});
