import { defineTexts } from '../../lib/i18n';

export const blankTextTexts = defineTexts({ en: { blank: 'blank' }, vi: { blank: 'chỗ trống' } });
