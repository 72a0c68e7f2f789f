import { STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import type { PracticeMode } from './practice-mode';

type Counted = { count: number; total: number };

export const practiceTexts = defineTexts({
  en: {
    titles: { learn: 'Learn', write: 'Write', match: 'Match' } satisfies Record<
      PracticeMode,
      string
    >,

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

    stop: 'Stop here',

    position: ({ at, total }: { at: number; total: number }) => `Card ${at} of ${total}`,
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

    match: {
      label: 'Tiles to match',
      matched: ({ count, total }: Counted) => `${count} of ${total} pairs`,
      saidMatch: (left: number) =>
        left === 0 ? 'Matched. That was the last pair.' : `Matched. ${left} left.`,
      saidWrong: 'These two do not belong together.',
      time: 'Time',
      best: 'Best time',
      toBeat: (milliseconds: number) => `Best ${(milliseconds / 1000).toFixed(1)} s`,
      seconds: (milliseconds: number) => (milliseconds / 1000).toFixed(1),
      unit: 'seconds',
      misses: 'Wrong pairs',
      done: 'All matched',
      sum: (count: number) => `You found all ${count} pairs.`,
      newBest: 'A new best time for this set.',
      again: 'Play again',
      notKept: 'The time could not be kept.',
      tryAgain: 'Try again',
      tooFew: 'Match needs at least two cards.',
      tooFewAdvice: 'Cards with the same text on a side cannot be told apart.',
    },

    shortcuts: {
      match: [
        { keys: ['A – L'], does: 'Pick a tile' },
        { keys: ['← ↑ ↓ →'], does: 'Go from tile to tile' },
        { keys: ['Enter'], does: 'Pick the tile' },
      ],
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
    titles: { learn: 'Học thuộc', write: 'Viết', match: 'Ghép đôi' },

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

    stop: 'Dừng ở đây',

    position: ({ at, total }) => `Thẻ ${at} trên ${total}`,
    round: ({ round, rounds }) => `Lượt ${round} trên ${rounds}`,
    learnt: ({ count, total }) => `Đã thuộc ${count} trên ${total}`,

    end: {
      roundDone: (round) => `Xong lượt ${round}`,
      allLearnt: 'Đã thuộc hết',
      stopped: 'Nghỉ một chút nhé',
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

    match: {
      label: 'Các ô cần ghép',
      matched: ({ count, total }) => `${count} trên ${total} cặp`,
      saidMatch: (left) => (left === 0 ? 'Đúng. Đó là cặp cuối.' : `Đúng. Còn ${left} cặp.`),
      saidWrong: 'Hai ô này không thành cặp.',
      time: 'Thời gian',
      best: 'Thời gian tốt nhất',
      toBeat: (milliseconds) =>
        `Tốt nhất ${(milliseconds / 1000).toFixed(1).replace('.', ',')} giây`,
      seconds: (milliseconds) => (milliseconds / 1000).toFixed(1).replace('.', ','),
      unit: 'giây',
      misses: 'Cặp sai',
      done: 'Đã ghép hết',
      sum: (count) => `Bạn đã tìm đủ ${count} cặp.`,
      newBest: 'Kỷ lục mới của bộ thẻ này.',
      again: 'Chơi lại',
      notKept: 'Không lưu được thời gian.',
      tryAgain: 'Thử lại',
      tooFew: 'Cần ít nhất hai thẻ để ghép đôi.',
      tooFewAdvice: 'Không thể phân biệt các thẻ có một mặt giống nhau.',
    },

    shortcuts: {
      match: [
        { keys: ['A – L'], does: 'Chọn một ô' },
        { keys: ['← ↑ ↓ →'], does: 'Chuyển giữa các ô' },
        { keys: ['Enter'], does: 'Chọn ô đang ở' },
      ],
      choose: { keys: ['1 – 4'], does: 'Chọn một đáp án' },
      type: { keys: ['Enter'], does: 'Trả lời, rồi sang thẻ tiếp' },
      right: { keys: ['R'], does: 'Tôi trả lời đúng' },
      rest: [
        { keys: ['Esc'], does: 'Quay lại' },
        { keys: ['?'], does: 'Hiện danh sách này' },
      ],
    },
  },
});
