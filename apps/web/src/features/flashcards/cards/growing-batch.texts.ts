import { defineTexts } from '../../../lib/i18n';

export const growingBatchTexts = defineTexts({
  en: {
    firstReady: 'The first flashcards are here. More are coming.',
    more: 'More cards are coming…',
    stop: 'Stop here',
    restFailed: 'The rest of the cards could not be made. These are still yours to keep.',
  },
  vi: {
    firstReady: 'Những thẻ đầu tiên đã có. Các thẻ khác đang được tạo.',
    more: 'Đang tạo thêm thẻ…',
    stop: 'Dừng tại đây',
    restFailed: 'Không tạo được các thẻ còn lại. Bạn vẫn có thể giữ những thẻ này.',
  },
});
