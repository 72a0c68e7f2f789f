import { defineTexts } from '../../../lib/i18n';

type Counted = { cards: number; minutes: number };

export const todayLineTexts = defineTexts({
  en: {
    label: 'Today',
    start: 'Start',
    due: ({ cards, minutes }: Counted) =>
      `${cards === 1 ? '1 card' : `${cards.toLocaleString('en-US')} cards`} · about ${minutes} min`,
    done: 'Nothing more is due today',
    open: 'Open Today',
    none: 'Cards in your sets come back here when it is time.',
    make: 'Make a set',
  },
  vi: {
    label: 'Hôm nay',
    start: 'Bắt đầu',
    due: ({ cards, minutes }) => `${cards.toLocaleString('vi-VN')} thẻ · khoảng ${minutes} phút`,
    done: 'Hôm nay không còn thẻ nào đến hạn',
    open: 'Mở Hôm nay',
    none: 'Thẻ bạn xếp vào bộ sẽ hiện ở đây khi đến hạn.',
    make: 'Tạo bộ thẻ',
  },
});
