import { defineTexts } from '../../lib/i18n';

export const shortcutsTexts = defineTexts({
  en: {
    title: 'Keyboard shortcuts',
    or: 'or',
    singleKeys: 'Single-key shortcuts',
    singleKeysHint: 'When off, letters, digits, ? and the / of searches do nothing.',
  },
  vi: {
    title: 'Phím tắt',
    or: 'hoặc',
    singleKeys: 'Phím tắt một phím',
    singleKeysHint: 'Khi tắt, chữ cái, chữ số, ? và / (ô tìm kiếm) không còn tác dụng.',
  },
});
