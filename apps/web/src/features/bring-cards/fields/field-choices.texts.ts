import type { FieldRole } from '@scholar/extract';
import { defineTexts } from '../../../lib/i18n';

export const fieldChoicesTexts = defineTexts({
  en: {
    title: (noteType: string) => `Fields of “${noteType}”`,
    roles: {
      question: 'Question',
      answer: 'Answer',
      note: 'Note',
      nothing: 'Leave out',
    } satisfies Record<FieldRole, string>,
    empty: 'empty',
  },
  vi: {
    title: (noteType) => `Các trường của “${noteType}”`,
    roles: { question: 'Câu hỏi', answer: 'Đáp án', note: 'Ghi chú', nothing: 'Bỏ qua' },
    empty: 'trống',
  },
});
