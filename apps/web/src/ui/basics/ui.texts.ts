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
    timeLeftSpoken: (seconds: number) => `${spokenDuration(seconds)} left`,
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
});

function spokenDuration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && plural(minutes, 'minute'),
    (rest > 0 || minutes === 0) && plural(rest, 'second'),
  ];
  return parts.filter(Boolean).join(' ');
}

function plural(count: number, unit: string): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
