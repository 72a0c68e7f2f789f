import { defineTexts } from '../../lib/i18n';

export const browserModelTexts = defineTexts({
  en: {
    use: 'Use this browser’s model',
    fetching: (percent: number) => `Fetching: ${percent} %`,
    fetchFailed: 'The browser could not fetch its model.',
    writing: (percent: number) =>
      percent > 0 ? `On this device: ${percent} %` : 'On this device. Your text is not sent.',
    failed: {
      failed: 'This browser’s model made no cards.',
      language: 'This browser’s model does not know the language of these cards.',
      nothing_usable: 'None of the cards of this browser’s model held against your text.',
    },
    notSent: 'Your text was not sent.',
    withoutIt: 'Ask the server',
    partly: 'Your text is long: this browser’s model read parts from all over it.',
  },
  vi: {
    use: 'Dùng mô hình của trình duyệt này',
    fetching: (percent: number) => `Đang tải: ${percent}%`,
    fetchFailed: 'Trình duyệt không tải được mô hình.',
    writing: (percent: number) =>
      percent > 0
        ? `Trên thiết bị này: ${percent}%`
        : 'Trên thiết bị này. Văn bản của bạn không bị gửi đi.',
    failed: {
      failed: 'Mô hình của trình duyệt không tạo được thẻ nào.',
      language: 'Mô hình của trình duyệt chưa hỗ trợ ngôn ngữ của các thẻ này.',
      nothing_usable: 'Các thẻ do mô hình của trình duyệt tạo đều không khớp với văn bản của bạn.',
    },
    notSent: 'Văn bản của bạn không bị gửi đi.',
    withoutIt: 'Dùng máy chủ',
    partly: 'Văn bản dài nên mô hình của trình duyệt chỉ đọc vài phần rải đều trong đó.',
  },
});
