import { defineTexts } from '../../lib/i18n';

export const uiTexts = defineTexts({
  en: {
    brand: 'Scholar',
    cancel: 'Cancel',
    close: 'Close',
    dismiss: 'Dismiss',
    ok: 'OK',
    working: 'Working…',
    stillWorking: 'This is taking longer than usual.',
    stopWaiting: 'Stop waiting',
    notifications: 'Notifications',

    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on.',
    couldNotLoad: 'Could not load.',
    tryAgain: 'Try again',
  },
  vi: {
    brand: 'Scholar',
    cancel: 'Hủy',
    close: 'Đóng',
    dismiss: 'Bỏ qua',
    ok: 'OK',
    working: 'Đang xử lý…',
    stillWorking: 'Việc này đang lâu hơn bình thường.',
    stopWaiting: 'Không chờ nữa',
    notifications: 'Thông báo',

    showPassword: 'Hiện mật khẩu',
    hidePassword: 'Ẩn mật khẩu',
    capsLock: 'Caps Lock đang bật.',
    couldNotLoad: 'Không tải được.',
    tryAgain: 'Thử lại',
  },
});
