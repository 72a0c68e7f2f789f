import { defineTexts } from '../../lib/i18n';

export const listsTexts = defineTexts({
  en: {
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
