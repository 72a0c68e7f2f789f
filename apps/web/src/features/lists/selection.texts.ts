import { defineTexts } from '../../lib/i18n';

export const selectionTexts = defineTexts({
  en: {
    page: 'Select all on this page',
    count: (count: number) => `${count.toLocaleString('en-US')} selected`,
    clear: 'Clear selection',
    actions: 'Actions for the selection',
  },
  vi: {
    page: 'Chọn cả trang này',
    count: (count) => `Đã chọn ${count.toLocaleString('vi-VN')}`,
    clear: 'Bỏ chọn',
    actions: 'Thao tác với mục đã chọn',
  },
});
