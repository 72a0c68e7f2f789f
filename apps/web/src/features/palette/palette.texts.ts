import { defineTexts } from '../../lib/i18n';

export const paletteTexts = defineTexts({
  en: {
    title: 'Search',
    placeholder: 'Find a document, set, card or screen…',
    results: 'Found',
    groups: {
      actions: 'Actions',
      screens: 'Screens',
      documents: 'Documents',
      sets: 'Sets',
      cards: 'Flashcards',
    },
    actions: {
      newCards: 'Make cards',
      import: 'Import files',
      bring: 'Bring cards from elsewhere',
      today: 'Start today',
      duplicates: 'Find duplicates',
      logOut: 'Log out',
    },
    none: 'Nothing found.',
    failed: 'Your library could not be searched.',
    count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  },
  vi: {
    title: 'Tìm kiếm',
    placeholder: 'Tìm tài liệu, bộ thẻ, thẻ hay trang…',
    results: 'Kết quả',
    groups: {
      actions: 'Thao tác',
      screens: 'Trang',
      documents: 'Tài liệu',
      sets: 'Bộ thẻ',
      cards: 'Thẻ ghi nhớ',
    },
    actions: {
      newCards: 'Tạo thẻ',
      import: 'Nhập tệp',
      bring: 'Nhập thẻ từ nơi khác',
      today: 'Bắt đầu ôn hôm nay',
      duplicates: 'Tìm thẻ trùng',
      logOut: 'Đăng xuất',
    },
    none: 'Không tìm thấy gì.',
    failed: 'Không tìm được trong thư viện của bạn.',
    count: (count) => `${count} kết quả`,
  },
});
