import { defineTexts } from '../../../lib/i18n';

export const ownTextTexts = defineTexts({
  en: {
    label: 'Your text',
    hint: 'Paste a page of your notes, or change this text.',
    make: 'Make cards',
    cancel: 'Cancel',
    example: 'Back to the example',
    edit: 'Change the text',
    keep: 'Keep these cards',
    made: (count: number) =>
      count === 1 ? '1 card, made just now' : `${count} cards, made just now`,
    further: (count: number) =>
      count === 1 ? '1 more when you keep them' : `${count} more when you keep them`,
    making: 'Scholar is reading your text…',
    noText: 'Please paste or write a text first.',
    noCards: 'No cards yet. A page that explains something in full sentences works best.',
    failed: 'That did not work. Please try again.',
    offline: 'Nothing answered. Check your connection and try again.',
    hide: 'Hide the answer',
    show: 'Show the answer',
  },
  vi: {
    label: 'Văn bản của bạn',
    hint: 'Dán một trang ghi chú của bạn, hoặc sửa đoạn văn này.',
    make: 'Tạo thẻ',
    cancel: 'Hủy',
    example: 'Xem lại ví dụ',
    edit: 'Sửa văn bản',
    keep: 'Giữ các thẻ này',
    made: (count) => `${count} thẻ vừa được tạo`,
    further: (count) => `còn ${count} thẻ nữa khi bạn giữ lại`,
    making: 'Scholar đang đọc văn bản của bạn…',
    noText: 'Bạn hãy dán hoặc viết một đoạn văn trước.',
    noCards: 'Chưa có thẻ nào. Một trang giải thích khái niệm bằng câu trọn vẹn sẽ hợp nhất.',
    failed: 'Chưa được. Bạn hãy thử lại.',
    offline: 'Không có phản hồi. Hãy xem lại kết nối rồi thử lại.',
    hide: 'Ẩn đáp án',
    show: 'Xem đáp án',
  },
});
