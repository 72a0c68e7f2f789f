import { PASSWORD_MIN } from '@scholar/contract';
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
    passwordRulesLabel: 'Password rules',
    passwordRules: {
      length: `At least ${PASSWORD_MIN} characters`,
      uppercase: 'An uppercase letter',
      lowercase: 'A lowercase letter',
      digit: 'A number',
    },
    ruleMet: 'done',
    ruleUnmet: 'missing',

    digitPosition: ({ position, length }: { position: number; length: number }) =>
      `Digit ${position} of ${length}`,
    timeLeft: (clock: string) => `${clock} left`,
    timeLeftSpoken: (seconds: number) => `${spokenDuration(seconds, inEnglish)} left`,
    timeIsUp: 'Time is up.',

    couldNotLoad: 'Could not load.',
    tryAgain: 'Try again',

    clearSearch: 'Clear search',
    filters: 'Filters',
    filtersActive: (count: number) => `Filters (${count})`,

    pages: 'Pages',
    show: 'Show',
    perPage: 'per page',
    rowsPerPage: 'Rows per page',
    previous: 'Prev',
    next: 'Next',
    pageOf: ({ page, total }: { page: number; total: number }) => `Page ${page} of ${total}`,
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
    passwordRulesLabel: 'Yêu cầu về mật khẩu',
    passwordRules: {
      length: `Ít nhất ${PASSWORD_MIN} ký tự`,
      uppercase: 'Một chữ hoa',
      lowercase: 'Một chữ thường',
      digit: 'Một chữ số',
    },
    ruleMet: 'đã có',
    ruleUnmet: 'còn thiếu',

    digitPosition: ({ position, length }) => `Chữ số ${position} trên ${length}`,
    timeLeft: (clock) => `Còn ${clock}`,
    timeLeftSpoken: (seconds) => `Còn ${spokenDuration(seconds, inVietnamese)}`,
    timeIsUp: 'Hết giờ.',

    couldNotLoad: 'Không tải được.',
    tryAgain: 'Thử lại',

    clearSearch: 'Xóa ô tìm kiếm',
    filters: 'Bộ lọc',
    filtersActive: (count) => `Bộ lọc (${count})`,

    pages: 'Các trang',
    show: 'Hiện',
    perPage: 'mỗi trang',
    rowsPerPage: 'Số hàng mỗi trang',
    previous: 'Trước',
    next: 'Sau',
    pageOf: ({ page, total }) => `Trang ${page} trên ${total}`,
  },
});

type Unit = 'minute' | 'second';

function spokenDuration(seconds: number, say: (count: number, unit: Unit) => string): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && say(minutes, 'minute'),
    (rest > 0 || minutes === 0) && say(rest, 'second'),
  ];
  return parts.filter(Boolean).join(' ');
}

function inEnglish(count: number, unit: Unit): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

function inVietnamese(count: number, unit: Unit): string {
  return `${count} ${unit === 'minute' ? 'phút' : 'giây'}`;
}
