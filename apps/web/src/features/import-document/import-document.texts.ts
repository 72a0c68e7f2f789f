import { EXTRACTION_MESSAGES } from '@scholar/extract';
import { STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import { refusedFileTexts } from '../../lib/messages/refused-file.texts';

export const importDocumentTexts = defineTexts({
  en: {
    title: 'Original Document',
    importFile: 'Import file',
    placeholder: 'Paste or type your text here, or import a file.',
    dropHint: 'Drop a document, slides or a photo anywhere here',
    dropHere: 'Drop the file to import it',
    fold: 'Hide the document',
    unfold: 'Show the document',
    words: (count: number) => (count === 1 ? '1 word' : `${count.toLocaleString('en-US')} words`),
    pages: (count: number) => (count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`),

    slides: (count: number) =>
      count === 1 ? '1 slide' : `${count.toLocaleString('en-US')} slides`,

    opening: (name: string) => `Opening ${name}`,
    reading: ({ page, pages }: { page: number; pages: number }) =>
      `Reading page ${page} of ${pages}`,
    recognising: ({ page, pages }: { page: number; pages: number }) =>
      `Recognising page ${page} of ${pages}`,
    stillWorking: 'Still working. Scans and long files take a while.',
    cancel: 'Cancel',
    dismiss: 'Dismiss',
    undo: 'Undo',
    tryAgain: 'Try again',

    importing: (name: string) => `Importing ${name}.`,
    imported: (name: string) => `${name} was imported.`,
    replaced: (name: string) => `Your text was replaced by ${name}.`,
    wroteOver: 'All parts of your text were replaced.',
    onlyFirst: (name: string) => `Only the first file was taken: ${name}.`,
    cut: 'The file holds more text than fits. Only its beginning was taken, about 1 MB.',
    cancelled: 'The import was cancelled.',

    tooLong: (kilobytes: number) =>
      `This text is too long: ${kilobytes.toLocaleString('en-US')} kB. Up to 1,024 kB can be read at once.`,

    paragraph: (number: number) => `Paragraph ${number} of your document`,
    passageGone: 'No longer in your document',

    pdfFailed: STUDY_MESSAGES.pdfFailed,
    faults: EXTRACTION_MESSAGES,
    stopped: 'The import stopped. Please try again.',
  },
  vi: {
    title: 'Tài liệu gốc',
    importFile: 'Nhập tệp',
    placeholder: 'Dán hoặc gõ văn bản vào đây, hoặc nhập tệp.',
    dropHint: 'Thả tài liệu, slide hay ảnh vào đây cũng được',
    dropHere: 'Thả tệp để nhập',
    fold: 'Ẩn tài liệu',
    unfold: 'Hiện tài liệu',
    words: (count) => `${count.toLocaleString('vi-VN')} từ`,
    pages: (count) => `${count.toLocaleString('vi-VN')} trang`,

    slides: (count) => `${count.toLocaleString('vi-VN')} slide`,

    opening: (name) => `Đang mở ${name}`,
    reading: ({ page, pages }) => `Đang đọc trang ${page}/${pages}`,
    recognising: ({ page, pages }) => `Đang nhận dạng trang ${page}/${pages}`,
    stillWorking: 'Vẫn đang đọc. Bản quét và tệp dài cần thêm thời gian.',
    cancel: 'Hủy',
    dismiss: 'Đóng',
    undo: 'Hoàn tác',
    tryAgain: 'Thử lại',

    importing: (name) => `Đang nhập ${name}.`,
    imported: (name) => `Đã nhập ${name}.`,
    replaced: (name) => `Văn bản của bạn đã được thay bằng ${name}.`,
    wroteOver: 'Toàn bộ văn bản của bạn đã được thay.',
    onlyFirst: (name) => `Chỉ nhận tệp đầu tiên: ${name}.`,
    cut: 'Tệp dài quá giới hạn. Chỉ lấy phần đầu, khoảng 1 MB.',
    cancelled: 'Đã hủy nhập tệp.',

    tooLong: (kilobytes) =>
      `Văn bản quá dài: ${kilobytes.toLocaleString('vi-VN')} kB. Mỗi lần đọc được tối đa 1.024 kB.`,

    paragraph: (number) => `Đoạn ${number} trong tài liệu`,
    passageGone: 'Không còn trong tài liệu',

    pdfFailed: 'Không đọc được chữ trong tệp PDF.',
    faults: {
      unsupported: refusedFileTexts.vi.anywhere,
      empty: 'Tệp này trống.',
      too_large: 'Tệp quá lớn. Mỗi tệp tối đa 20 MB.',
      encrypted: 'Tệp có mật khẩu. Hãy bỏ mật khẩu rồi thử lại.',
      corrupt: 'Tệp bị hỏng, không đọc được.',
      no_text: 'Không tìm thấy chữ trong tệp này.',
      no_cards: 'Không tìm thấy thẻ nào trong tệp này.',
      timeout: 'Đọc tệp này mất quá lâu.',
      cancelled: 'Đã hủy nhập tệp.',
    },
    stopped: 'Nhập tệp bị gián đoạn. Vui lòng thử lại.',
  },
});
