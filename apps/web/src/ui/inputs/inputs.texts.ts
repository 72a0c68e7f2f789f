import { PASSWORD_MIN } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const inputsTexts = defineTexts({
  en: {
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

    clearSearch: 'Clear search',
  },
  vi: {
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

    clearSearch: 'Xóa ô tìm kiếm',
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
