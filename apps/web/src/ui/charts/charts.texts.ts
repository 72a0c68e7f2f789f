import { defineTexts } from '../../lib/i18n';

export const chartsTexts = defineTexts({
  en: { asTable: 'Show as table', asChart: 'Show as chart' },
  vi: { asTable: 'Xem dạng bảng', asChart: 'Xem biểu đồ' },
});
