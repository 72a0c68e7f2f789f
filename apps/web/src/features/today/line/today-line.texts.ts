import { defineTexts } from '../../../lib/i18n';

type Counted = { cards: number; minutes: number };

export const todayLineTexts = defineTexts({
  en: {
    label: 'Today',
    start: 'Start',
    due: ({ cards, minutes }: Counted) =>
      `${cards === 1 ? '1 card' : `${cards.toLocaleString('en-US')} cards`} · about ${minutes} min`,
    parts: ({ again, fresh }: { again: number; fresh: number }) =>
      [again > 0 && `${again.toLocaleString('en-US')} to review`, fresh > 0 && `${fresh} new`]
        .filter(Boolean)
        .join(' · '),
    done: 'Nothing more is due today',
    tomorrow: (cards: number) =>
      cards === 1
        ? '1 card comes back tomorrow.'
        : `${cards.toLocaleString('en-US')} cards come back tomorrow.`,
    open: 'Open Today',
    none: 'Cards in your sets come back here when it is time.',
    make: 'Make a set',
    failed: 'Today’s cards did not load.',
  },
  vi: {
    label: 'Hôm nay',
    start: 'Bắt đầu',
    due: ({ cards, minutes }) => `${cards.toLocaleString('vi-VN')} thẻ · khoảng ${minutes} phút`,
    parts: ({ again, fresh }) =>
      [again > 0 && `${again.toLocaleString('vi-VN')} thẻ ôn lại`, fresh > 0 && `${fresh} thẻ mới`]
        .filter(Boolean)
        .join(' · '),
    done: 'Hôm nay không còn thẻ nào đến hạn',
    tomorrow: (cards) => `Ngày mai có ${cards.toLocaleString('vi-VN')} thẻ cần ôn.`,
    open: 'Mở Hôm nay',
    none: 'Thẻ bạn xếp vào bộ sẽ hiện ở đây khi đến hạn.',
    make: 'Tạo bộ thẻ',
    failed: 'Chưa tải được thẻ của hôm nay.',
  },
});
