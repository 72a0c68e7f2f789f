import { defineTexts } from '../../../lib/i18n';

export const choicesTexts = defineTexts({
  en: {
    about: (days: number) =>
      `What students kept of the cards that were made for them, over the last ${days} days.`,
    counted:
      'A batch is counted once, when the first of its cards are saved. Batches of which nothing was saved are not in these numbers, nor are doubtful cards that nobody unfolded.',
    none: 'Nothing counted yet',
    noneAdvice: (days: number) =>
      `The choices of students who save generated cards show here for ${days} days.`,
    engine: 'Made by',
    engines: {
      all: 'All',
      embedded: 'Embedded engine',
      llm: 'Language model',
      other: 'Other',
    },
    shownAs: { selected: 'Shown selected', maybe: 'Shown under Maybe' },
    cards: 'Cards',
    languages: { en: 'English', vi: 'Vietnamese', other: 'Other language' },
    kinds: { definition: 'Definition', cloze: 'Fill in the blank' },
    all: 'All together',
    shown: 'Shown',
    kept: 'Kept as made',
    edited: 'Kept, edited',
    dropped: 'Dropped',
    number: (count: number) => count.toLocaleString('en-US'),
    percent: (share: number) => share.toLocaleString('en-US', { style: 'percent' }),
  },
  vi: {
    about: (days: number) =>
      `Trong ${days} ngày qua, học sinh giữ lại những thẻ nào trong số thẻ được tạo.`,
    counted:
      'Mỗi lượt tạo thẻ được tính một lần, khi những thẻ đầu tiên được lưu. Không tính những lượt không lưu thẻ nào, và những thẻ chưa chắc mà không ai mở ra xem.',
    none: 'Chưa có số liệu',
    noneAdvice: (days: number) =>
      `Lựa chọn của học sinh khi lưu thẻ được tạo sẽ hiện ở đây trong ${days} ngày.`,
    engine: 'Tạo bởi',
    engines: {
      all: 'Tất cả',
      embedded: 'Công cụ có sẵn',
      llm: 'Mô hình ngôn ngữ',
      other: 'Khác',
    },
    shownAs: { selected: 'Được chọn sẵn', maybe: 'Trong mục Chưa chắc' },
    cards: 'Thẻ',
    languages: { en: 'Tiếng Anh', vi: 'Tiếng Việt', other: 'Ngôn ngữ khác' },
    kinds: { definition: 'Định nghĩa', cloze: 'Điền vào chỗ trống' },
    all: 'Tất cả',
    shown: 'Đã hiện',
    kept: 'Giữ nguyên',
    edited: 'Giữ, có sửa',
    dropped: 'Bỏ',
    number: (count: number) => count.toLocaleString('vi-VN'),
    percent: (share: number) => share.toLocaleString('vi-VN', { style: 'percent' }),
  },
});
