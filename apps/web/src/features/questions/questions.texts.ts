import type { Forgiven } from '@scholar/memory';
import { defineTexts } from '../../lib/i18n';
import { endSentence } from '../../lib/text/end-sentence';
import type { Ask } from './ask/ask';

type ByKind = Record<Ask['kind'], string>;
type Score = { correct: number; incorrect: number };

export const questionsTexts = defineTexts({
  en: {
    /** Beside the kinds of cards. */
    kinds: { question: 'Question', answer: 'Answer', term: 'Term' },
    choose: {
      definition: 'Choose the matching term',
      cloze: 'Choose the matching term',
      question: 'Choose the answer',
      answer: 'Choose the matching question',
      term: 'Choose the matching definition',
    } satisfies ByKind,
    judge: {
      definition: 'Is this the matching term?',
      cloze: 'Does this belong in the blank?',
      question: 'Is this the answer?',
      answer: 'Is this the matching question?',
      term: 'Is this the matching definition?',
    } satisfies ByKind,
    true: 'True',
    false: 'False',
    type: {
      definition: 'Type the term',
      cloze: 'Type what belongs in the blank',
      question: 'Type the answer',
      answer: 'Type the question',
      term: 'Type the definition',
    } satisfies ByKind,
    check: 'Check',
    dontKnow: 'I don’t know',
    next: 'Next',
    finish: 'Finish',
    nextKey: 'Enter',

    correctAnswer: 'Correct answer',
    yourAnswer: 'Your answer',
    youTyped: 'Your answer',
    saidCorrect: 'Correct.',
    saidIncorrect: (term: string) => endSentence(`Incorrect. The correct answer is ${term}`),
    verdict: {
      right: 'Right',
      wrong: 'Not quite',
      unknown: 'Worth another look',
      overruled: 'Counted as right',
    },
    forgiven: {
      accents: 'Mind the accents.',
      typo: 'There is a small typo.',
    } satisfies Record<Forgiven, string>,
    rightAnswer: 'Right answer',
    iWasRight: 'I was right',
    saidWrong: (expected: string) => endSentence(`Not quite. The right answer is ${expected}`),
    saidUnknown: (expected: string) => endSentence(`The right answer is ${expected}`),
    why: 'Why',
    itsCard: 'The right card',
    otherCard: 'The card of your answer',
    claimedCard: 'The card it belongs to',

    correct: (count: number) => `${count} correct`,
    incorrect: (count: number) => `${count} incorrect`,
    score: ({ correct, incorrect }: Score) => `${correct} correct, ${incorrect} incorrect`,
  },

  vi: {
    kinds: { question: 'Câu hỏi', answer: 'Đáp án', term: 'Thuật ngữ' },
    choose: {
      definition: 'Chọn thuật ngữ phù hợp',
      cloze: 'Chọn thuật ngữ phù hợp',
      question: 'Chọn đáp án',
      answer: 'Chọn câu hỏi phù hợp',
      term: 'Chọn định nghĩa phù hợp',
    },
    judge: {
      definition: 'Đây có phải thuật ngữ phù hợp không?',
      cloze: 'Từ này có điền vào chỗ trống được không?',
      question: 'Đây có phải đáp án không?',
      answer: 'Đây có phải câu hỏi phù hợp không?',
      term: 'Đây có phải định nghĩa phù hợp không?',
    },
    true: 'Đúng',
    false: 'Sai',
    type: {
      definition: 'Gõ thuật ngữ',
      cloze: 'Gõ từ còn thiếu',
      question: 'Gõ đáp án',
      answer: 'Gõ câu hỏi',
      term: 'Gõ định nghĩa',
    },
    check: 'Trả lời',
    dontKnow: 'Chưa biết',
    next: 'Tiếp',
    finish: 'Hoàn thành',
    nextKey: 'Enter',

    correctAnswer: 'Đáp án đúng',
    yourAnswer: 'Bạn chọn',
    youTyped: 'Bạn viết',
    saidCorrect: 'Đúng.',
    saidIncorrect: (term) => endSentence(`Sai. Đáp án đúng là ${term}`),
    verdict: {
      right: 'Đúng rồi',
      wrong: 'Chưa đúng',
      unknown: 'Xem lại nhé',
      overruled: 'Đã tính là đúng',
    },
    forgiven: {
      accents: 'Chú ý dấu nhé.',
      typo: 'Có một lỗi gõ nhỏ thôi.',
    },
    rightAnswer: 'Đáp án đúng',
    iWasRight: 'Tôi trả lời đúng',
    saidWrong: (expected) => endSentence(`Chưa đúng. Đáp án đúng là ${expected}`),
    saidUnknown: (expected) => endSentence(`Đáp án đúng là ${expected}`),
    why: 'Vì sao',
    itsCard: 'Thẻ đúng',
    otherCard: 'Thẻ ứng với câu trả lời của bạn',
    claimedCard: 'Thẻ có nội dung này',

    correct: (count) => `${count} đúng`,
    incorrect: (count) => `${count} sai`,
    score: ({ correct, incorrect }) => `${correct} đúng, ${incorrect} sai`,
  },
});
