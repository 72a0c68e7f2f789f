import type { CardKind } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const cardsTexts = defineTexts({
  en: {
    kinds: { definition: 'Definition', cloze: 'Fill in the blank' } satisfies Record<
      CardKind,
      string
    >,
    question: 'Question',
    answer: 'Answer',
    /** Above what a cloze has left out. */
    inBlank: 'In the blank',
    source: 'Source',
    seeAnswer: 'to see the answer',
    seeQuestion: 'to see the question',
    tapForAnswer: 'Tap to see the answer',
    tapForQuestion: 'Tap to see the question',
    flipKey: 'Space',
    blankOut: {
      label: 'Blank out',
      hint: 'Select words of a card, then blank them out (Ctrl+Shift+C).',
      noWords: 'Select the words of a sentence that are to be filled in.',
      plain: 'Plain card',
    },
  },
  vi: {
    kinds: { definition: 'Định nghĩa', cloze: 'Điền vào chỗ trống' },
    question: 'Câu hỏi',
    answer: 'Đáp án',
    inBlank: 'Ở chỗ trống',
    source: 'Nguồn',
    seeAnswer: 'để xem đáp án',
    seeQuestion: 'để xem câu hỏi',
    tapForAnswer: 'Chạm để xem đáp án',
    tapForQuestion: 'Chạm để xem câu hỏi',
    flipKey: 'Phím cách',
    blankOut: {
      label: 'Tạo câu điền khuyết',
      hint: 'Bôi đen vài từ trong thẻ rồi tạo chỗ trống (Ctrl+Shift+C).',
      noWords: 'Hãy bôi đen những từ cần điền trong câu.',
      plain: 'Thẻ thường',
    },
  },
});
