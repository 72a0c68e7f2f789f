import { defineTexts } from '../../lib/i18n';

export const partStepsTexts = defineTexts({
  en: {
    label: 'Parts of the text',
    previous: 'Previous part',
    next: 'Next part',
    position: ({ part, parts }: { part: number; parts: number }) => `Part ${part} of ${parts}`,
  },
  vi: {
    label: 'Các phần của văn bản',
    previous: 'Phần trước',
    next: 'Phần sau',
    position: ({ part, parts }) => `Phần ${part}/${parts}`,
  },
});
