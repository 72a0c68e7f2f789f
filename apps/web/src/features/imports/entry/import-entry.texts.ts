import { defineTexts } from '../../../lib/i18n';

/** Apart from the others, which load with the first file. */
export const importEntryTexts = defineTexts({
  en: {
    drop: 'Drop your files to make cards of them',
    notLoaded: 'The files could not be taken. Check your connection and try again.',
  },
  vi: {
    drop: 'Thả tệp để tạo thẻ',
    notLoaded: 'Chưa nhận được tệp. Hãy xem lại kết nối rồi thử lại.',
  },
});
