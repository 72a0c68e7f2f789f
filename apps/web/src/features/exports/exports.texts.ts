import { defineTexts } from '../../lib/i18n';

export const exportsTexts = defineTexts({
  en: {
    title: 'Export',
    question: 'What do you need the cards for?',
    formats: {
      anki: {
        name: 'Anki deck (.apkg)',
        detail: 'With tags, notes, due dates and every answer you gave.',
      },
      csv: {
        name: 'Spreadsheet (.csv)',
        detail: 'A row for each card, for Excel, Google Sheets or another app.',
      },
      quizlet: {
        name: 'Text for Quizlet',
        detail:
          'To paste into Quizlet’s import. Line breaks become spaces; tags and notes stay here.',
      },
      markdown: {
        name: 'Markdown',
        detail: 'To read, or for Notion and Obsidian.',
      },
    },
    reading: 'Gathering your cards',
    writing: 'Writing the file',
    cancel: 'Cancel',
    saved: (name: string) => `Saved as ${name}`,
    failed: 'The file could not be made. Please try again.',
    /** Names of a set or file where the student gave none. */
    loose: 'Flashcards',
    library: 'Scholar library',
  },
  vi: {
    title: 'Xuất',
    question: 'Bạn xuất thẻ để làm gì?',
    formats: {
      anki: {
        name: 'Bộ thẻ Anki (.apkg)',
        detail: 'Kèm nhãn, ghi chú, ngày đến hạn và mọi lần bạn đã trả lời.',
      },
      csv: {
        name: 'Bảng tính (.csv)',
        detail: 'Mỗi thẻ một hàng, dùng cho Excel, Google Sheets hay ứng dụng khác.',
      },
      quizlet: {
        name: 'Văn bản cho Quizlet',
        detail:
          'Để dán vào phần nhập của Quizlet. Xuống dòng thành dấu cách; không kèm nhãn và ghi chú.',
      },
      markdown: {
        name: 'Markdown',
        detail: 'Để đọc, hoặc đưa vào Notion, Obsidian.',
      },
    },
    reading: 'Đang gom các thẻ của bạn',
    writing: 'Đang ghi tệp',
    cancel: 'Hủy',
    saved: (name: string) => `Đã lưu tệp ${name}`,
    failed: 'Không tạo được tệp. Vui lòng thử lại.',
    loose: 'Thẻ ghi nhớ',
    library: 'Thư viện Scholar',
  },
});
