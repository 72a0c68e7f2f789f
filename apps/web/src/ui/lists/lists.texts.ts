import { defineTexts } from '../../lib/i18n';

export const listsTexts = defineTexts({
  en: {
    filters: 'Filters',
    filtersActive: (count: number) => `Filters (${count})`,

    sortBy: 'Sort by',
    sorts: {
      newest: 'Newest first',
      oldest: 'Oldest first',
      name: 'Name A–Z',
      updated: 'Recently updated',
      studied: 'Recently studied',
    },

    pages: 'Pages',
    show: 'Show',
    perPage: 'per page',
    rowsPerPage: 'Rows per page',
    previous: 'Prev',
    next: 'Next',
    pageOf: ({ page, total }: { page: number; total: number }) => `Page ${page} of ${total}`,
    goToPage: 'Go to page',
    go: 'Go',
  },
  vi: {
    filters: 'Bộ lọc',
    filtersActive: (count) => `Bộ lọc (${count})`,

    sortBy: 'Sắp xếp theo',
    sorts: {
      newest: 'Mới nhất',
      oldest: 'Cũ nhất',
      name: 'Tên A–Z',
      updated: 'Mới cập nhật',
      studied: 'Mới ôn',
    },

    pages: 'Các trang',
    show: 'Hiện',
    perPage: 'mỗi trang',
    rowsPerPage: 'Số hàng mỗi trang',
    previous: 'Trước',
    next: 'Sau',
    pageOf: ({ page, total }) => `Trang ${page} trên ${total}`,
    goToPage: 'Đến trang',
    go: 'Đến',
  },
});
