import { STUDY_MESSAGES } from '@scholar/contract';
import type { Forgiven } from '@scholar/memory';
import { defineTexts } from '../../lib/i18n';
import type { Ask } from './ask';

type ByKind = Record<Ask['kind'], string>;
type Counted = { count: number; total: number };

export const practiceTexts = defineTexts({
  en: {
    titles: { learn: 'Learn', write: 'Write' },
    kinds: { question: 'Question' },

    missing: {
      title: STUDY_MESSAGES.setNotFound,
      advice: 'It may have been deleted in the meantime, or is no longer shared with you.',
      sets: 'Back to the sets',
    },
    noCards: {
      title: 'This set has no cards yet.',
      advice: 'Add some, then come back to learn them.',
      add: 'Add flashcards',
      sharedAdvice: 'Its author can add some.',
    },

    type: {
      definition: 'Type the term',
      cloze: 'Type what belongs in the blank',
      question: 'Type the answer',
    } satisfies ByKind,
    choose: {
      definition: 'Choose the term',
      cloze: 'Choose what belongs in the blank',
      question: 'Choose the answer',
    } satisfies ByKind,
    check: 'Check',
    dontKnow: 'I don’t know',
    next: 'Next',
    nextKey: 'Enter',
    stop: 'Stop here',

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
    yourAnswer: 'Your answer',
    rightAnswer: 'Right answer',
    iWasRight: 'I was right',
    saidWrong: (expected: string) => `Not quite. The right answer is ${expected}.`,
    saidUnknown: (expected: string) => `The right answer is ${expected}.`,
    why: 'Why',
    itsCard: 'The right card',
    otherCard: 'The card of your answer',

    position: ({ at, total }: { at: number; total: number }) => `Card ${at} of ${total}`,
    right: (count: number) => `${count} right`,
    wrong: (count: number) => `${count} wrong`,
    score: ({ right, wrong }: { right: number; wrong: number }) => `${right} right, ${wrong} wrong`,
    round: ({ round, rounds }: { round: number; rounds: number }) => `Round ${round} of ${rounds}`,
    learnt: ({ count, total }: Counted) => `${count} of ${total} learnt`,

    end: {
      roundDone: (round: number) => `Round ${round} done`,
      allLearnt: 'Everything learnt',
      stopped: 'Time for a break',
      written: 'All written',
      allRight: (count: number) =>
        count === 1 ? 'You wrote it right.' : `You wrote all ${count} right.`,
      someRight: ({ count, total }: Counted) => `You wrote ${count} of ${total} right.`,
      knowsAll: (count: number) =>
        count === 1 ? 'You typed this card right.' : `You typed all ${count} cards right.`,
      learntLeft: ({ count, left }: { count: number; left: number }) =>
        `${count === 1 ? '1 card' : `${count} cards`} learnt, ${left} left to learn.`,
      nextRound: 'Next round',
      goOn: 'Go on',
      again: (count: number) =>
        count === 1 ? 'Again with the wrong one' : `Again with the ${count} wrong ones`,
      startOver: 'Start over',
      back: 'Back to the set',
      left: (count: number) => `Left to learn (${count})`,
      missed: (count: number) => `Worth another look (${count})`,
      learntNow: (count: number) => `Learnt (${count})`,
    },

    shortcuts: {
      choose: { keys: ['1 – 4'], does: 'Choose an answer' },
      type: { keys: ['Enter'], does: 'Check the answer, then go on' },
      right: { keys: ['R'], does: 'I was right' },
      rest: [
        { keys: ['Esc'], does: 'Back' },
        { keys: ['?'], does: 'Show this list' },
      ],
    },
  },

  vi: {
    titles: { learn: 'Học thuộc', write: 'Viết' },
    kinds: { question: 'Câu hỏi' },

    missing: {
      title: 'Không tìm thấy bộ thẻ.',
      advice: 'Có thể bộ thẻ đã bị xóa, hoặc không còn được chia sẻ với bạn.',
      sets: 'Về danh sách bộ thẻ',
    },
    noCards: {
      title: 'Bộ này chưa có thẻ nào.',
      advice: 'Hãy thêm vài thẻ rồi quay lại học.',
      add: 'Thêm thẻ',
      sharedAdvice: 'Người tạo bộ có thể thêm thẻ.',
    },

    type: {
      definition: 'Gõ thuật ngữ',
      cloze: 'Gõ từ còn thiếu',
      question: 'Gõ câu trả lời',
    },
    choose: {
      definition: 'Chọn thuật ngữ',
      cloze: 'Chọn từ còn thiếu',
      question: 'Chọn câu trả lời',
    },
    check: 'Kiểm tra',
    dontKnow: 'Tôi chưa biết',
    next: 'Tiếp',
    nextKey: 'Enter',
    stop: 'Dừng ở đây',

    verdict: {
      right: 'Đúng rồi',
      wrong: 'Chưa đúng',
      unknown: 'Xem lại nhé',
      overruled: 'Đã tính là đúng',
    },
    forgiven: {
      accents: 'Chú ý dấu nhé.',
      typo: 'Có một lỗi gõ nhỏ.',
    },
    yourAnswer: 'Bạn trả lời',
    rightAnswer: 'Đáp án đúng',
    iWasRight: 'Tôi trả lời đúng',
    saidWrong: (expected) => `Chưa đúng. Đáp án đúng là ${expected}.`,
    saidUnknown: (expected) => `Đáp án đúng là ${expected}.`,
    why: 'Vì sao',
    itsCard: 'Thẻ đúng',
    otherCard: 'Thẻ ứng với câu trả lời của bạn',

    position: ({ at, total }) => `Thẻ ${at} trên ${total}`,
    right: (count) => `${count} đúng`,
    wrong: (count) => `${count} sai`,
    score: ({ right, wrong }) => `${right} đúng, ${wrong} sai`,
    round: ({ round, rounds }) => `Lượt ${round} trên ${rounds}`,
    learnt: ({ count, total }) => `Đã thuộc ${count} trên ${total}`,

    end: {
      roundDone: (round) => `Xong lượt ${round}`,
      allLearnt: 'Đã thuộc hết',
      stopped: 'Nghỉ một chút',
      written: 'Đã viết hết',
      allRight: (count) => (count === 1 ? 'Bạn viết đúng.' : `Bạn viết đúng cả ${count} thẻ.`),
      someRight: ({ count, total }) => `Bạn viết đúng ${count} trên ${total} thẻ.`,
      knowsAll: (count) =>
        count === 1 ? 'Bạn đã gõ đúng thẻ này.' : `Bạn đã gõ đúng cả ${count} thẻ.`,
      learntLeft: ({ count, left }) => `Đã thuộc ${count} thẻ, còn ${left} thẻ cần học.`,
      nextRound: 'Lượt tiếp theo',
      goOn: 'Học tiếp',
      again: (count) => (count === 1 ? 'Làm lại thẻ sai' : `Làm lại ${count} thẻ sai`),
      startOver: 'Làm lại từ đầu',
      back: 'Về bộ thẻ',
      left: (count) => `Còn cần học (${count})`,
      missed: (count) => `Nên xem lại (${count})`,
      learntNow: (count) => `Đã thuộc (${count})`,
    },

    shortcuts: {
      choose: { keys: ['1 – 4'], does: 'Chọn một đáp án' },
      type: { keys: ['Enter'], does: 'Kiểm tra, rồi sang thẻ tiếp' },
      right: { keys: ['R'], does: 'Tôi trả lời đúng' },
      rest: [
        { keys: ['Esc'], does: 'Trở về' },
        { keys: ['?'], does: 'Hiện danh sách này' },
      ],
    },
  },
});
