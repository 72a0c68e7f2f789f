import { defineTexts } from '../../../lib/i18n';

export const readTexts = defineTexts({
  en: {
    makeCards: 'Make cards',
    edit: 'Edit',
    updated: (when: string) => `updated ${when}`,
    saved: (when: string) => `saved ${when}`,
    summary: 'Summary',
    source: 'Source text',
    passageMoved: 'The passage of this card is no longer in the text.',
  },
  vi: {
    makeCards: 'Tạo thẻ',
    edit: 'Sửa',
    updated: (when) => `cập nhật ${when}`,
    saved: (when) => `lưu ${when}`,
    summary: 'Tóm tắt',
    source: 'Văn bản gốc',
    passageMoved: 'Đoạn nguồn của thẻ này không còn trong văn bản.',
  },
});
