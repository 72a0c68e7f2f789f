import { defineTexts } from '../../../lib/i18n';
import { isolate } from '../../../lib/text/isolate';

export const putAwayTexts = defineTexts({
  en: {
    locale: 'en-US',
    open: (count: number) => `Put away and flagged (${count})`,
    title: 'Put away and flagged',
    suspended: 'Suspended',
    flagged: 'Flagged',
    buried: (day: string) => `Back on ${day}`,
    bringBack: 'Bring back',
    bringBackCard: (question: string) => `Bring back ${isolate(question)}`,
    unflag: 'Remove flag',
    unflagCard: (question: string) => `Remove flag from ${isolate(question)}`,
    select: (question: string) => `Select ${isolate(question)}`,
    selectAll: 'Select all',
    bringBackSelected: (count: number) =>
      count === 0 ? 'Bring back selected' : `Bring back ${count} selected`,
    more: 'Show more',
    none: 'Nothing is put away. Suspended, buried and flagged cards wait here.',
    failed: (count: number) =>
      count === 1 ? 'One card could not be changed.' : `${count} cards could not be changed.`,
    done: (count: number) => (count === 1 ? 'The card comes again' : `${count} cards come again`),
    close: 'Close',
  },
  vi: {
    locale: 'vi-VN',
    open: (count) => `Thẻ cất đi và gắn cờ (${count})`,
    title: 'Thẻ cất đi và gắn cờ',
    suspended: 'Tạm ngưng',
    flagged: 'Đã gắn cờ',
    buried: (day) => `Hiện lại ${day}`,
    bringBack: 'Hiện lại',
    bringBackCard: (question) => `Hiện lại ${isolate(question)}`,
    unflag: 'Bỏ cờ',
    unflagCard: (question) => `Bỏ cờ của ${isolate(question)}`,
    select: (question) => `Chọn ${isolate(question)}`,
    selectAll: 'Chọn tất cả',
    bringBackSelected: (count) =>
      count === 0 ? 'Hiện lại thẻ đã chọn' : `Hiện lại ${count} thẻ đã chọn`,
    more: 'Xem thêm',
    none: 'Chưa cất thẻ nào. Thẻ tạm ngưng, để mai ôn và gắn cờ sẽ nằm ở đây.',
    failed: (count) => `Không đổi được ${count} thẻ.`,
    done: (count) => `${count} thẻ sẽ hiện lại`,
    close: 'Đóng',
  },
});
