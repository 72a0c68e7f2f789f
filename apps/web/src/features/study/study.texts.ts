import { STUDY_MESSAGES } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';
import type { Grade } from './test/test-run';

type Score = { correct: number; incorrect: number };

export const studyTexts = defineTexts({
  en: {
    titles: { cards: 'Study Flashcards', tests: 'Quiz Learning' },
    columns: { title: 'Title', created: 'Created', cards: 'Cards' },
    empty: {
      firstTime: 'Group some flashcards into a set, and study it here.',
      make: 'Make a Flashcard Set',
    },
    missing: {
      title: STUDY_MESSAGES.setNotFound,
      advice: 'It may have been deleted in the meantime, or is no longer shared with you.',
    },
    noCards: {
      title: 'This set has no cards yet.',
      advice: 'Add some, then come back to study them.',
      add: 'Add flashcards',
      sharedAdvice: 'Its author can add some.',
    },
    sharedBy: (name: string) => `Shared by ${isolate(name)}`,
    back: 'Back',
    backToSets: 'Back to Quizzes',
    study: {
      shuffle: 'Shuffle',
      test: 'Test',
      learn: 'Learn',
      write: 'Write',
      deleteStudied: 'Delete studied',
      deleted: 'All terms are back to studying',
      undo: 'Undo',
      more: 'More',
      previous: 'Previous',
      next: 'Next',
      position: ({ at, total }: { at: number; total: number }) => `Card ${at} of ${total}`,
      progress: ({ studied, total }: { studied: number; total: number }) =>
        `${studied} of ${total} studied`,
      finished: "Congratulations, You've finished this deck",
      startOver: 'Start over',
      terms: (count: number) => `Terms in this set (${count})`,
      studied: (count: number) => `Studied Terms (${count})`,
      studying: (count: number) => `Studying Terms (${count})`,
      studiedShort: (count: number) => `Studied (${count})`,
      studyingShort: (count: number) => `Studying (${count})`,
      isStudied: 'Studied',
      isStudying: 'Studying',
    },
    test: {
      title: 'Test',
      question: ({ at, total }: { at: number; total: number }) => `Question ${at} of ${total}`,
      complete: (percent: number) => `${percent}% complete`,
      correct: (count: number) => `${count} correct`,
      incorrect: (count: number) => `${count} incorrect`,
      score: ({ correct, incorrect }: { correct: number; incorrect: number }) =>
        `${correct} correct, ${incorrect} incorrect`,
      choose: 'Choose the matching term',
      correctAnswer: 'Correct answer',
      yourAnswer: 'Your answer',
      saidCorrect: 'Correct.',
      saidIncorrect: (term: string) => `Incorrect. The correct answer is ${term}.`,
      next: 'Next',
      finish: 'Finish',
      nextKey: 'Enter',
      mute: 'Mute sound',
      unmute: 'Unmute sound',
    },
    result: {
      title: 'Congratulations!',
      verdict: {
        all: ({ correct }: Score) =>
          correct === 1 ? 'Right. You know this set.' : `All ${correct} right. You know this set.`,
        most: ({ incorrect }: Score) => `Nearly there: only ${incorrect} left to learn.`,
        half: ({ incorrect }: Score) =>
          `A good start. Go over the ${incorrect === 1 ? 'one' : incorrect} you missed, then try again.`,
        few: ({ incorrect }: Score) =>
          `Not there yet, but now you know where to look. Study ${incorrect === 1 ? 'this one' : `these ${incorrect}`}, then try again.`,
      } satisfies Record<Grade, (score: Score) => string>,
      summary: ({ correct, total, title }: { correct: number; total: number; title: string }) =>
        `You know ${correct} of the ${total} terms in ${title}.`,
      correct: 'Correct Answers',
      incorrect: 'Incorrect Answers',
      time: 'Time Taken',
      seconds: (count: number) => (count === 1 ? 'second' : 'seconds'),
      percent: (percent: number) => `${percent}%`,
      backToStudy: 'Back to study',
      tryAgain: 'Try again',
      missed: (count: number) => `Worth another look (${count})`,
    },
    shortcuts: {
      study: [
        { keys: ['Space', 'Enter'], does: 'Flip the card' },
        { keys: ['→'], does: 'Next card, and mark this one as studied' },
        { keys: ['←'], does: 'Previous card; right after Next it takes Next back' },
        { keys: ['Ctrl + Z'], does: 'Take the last step back' },
        { keys: ['S'], does: 'Shuffle' },
        { keys: ['T'], does: 'Test' },
        { keys: ['Esc'], does: 'Back' },
        { keys: ['?'], does: 'Show this list' },
      ],
      test: [
        { keys: ['1 – 4', 'A – D'], does: 'Choose an answer' },
        { keys: ['Enter'], does: 'Next question' },
        { keys: ['Esc'], does: 'Back' },
        { keys: ['?'], does: 'Show this list' },
      ],
    },
  },

  vi: {
    titles: { cards: 'Học thẻ ghi nhớ', tests: 'Học qua câu hỏi' },
    columns: { title: 'Tên bộ', created: 'Ngày tạo', cards: 'Số thẻ' },
    empty: {
      firstTime: 'Hãy xếp vài thẻ vào một bộ rồi học ở đây.',
      make: 'Tạo bộ thẻ',
    },
    missing: {
      title: 'Không tìm thấy bộ thẻ.',
      advice: 'Có thể bộ thẻ đã bị xóa, hoặc không còn được chia sẻ với bạn.',
    },
    noCards: {
      title: 'Bộ này chưa có thẻ nào.',
      advice: 'Hãy thêm vài thẻ rồi quay lại học.',
      add: 'Thêm thẻ',
      sharedAdvice: 'Người tạo bộ có thể thêm thẻ.',
    },
    sharedBy: (name) => `${isolate(name)} chia sẻ`,
    back: 'Trở về',
    backToSets: 'Về danh sách bộ thẻ',
    study: {
      shuffle: 'Xáo trộn',
      test: 'Kiểm tra',
      learn: 'Học thuộc',
      write: 'Viết',
      deleteStudied: 'Bỏ đánh dấu',
      deleted: 'Mọi thẻ trở lại trạng thái đang học',
      undo: 'Hoàn tác',
      more: 'Thêm',
      previous: 'Trước',
      next: 'Tiếp',
      position: ({ at, total }) => `Thẻ ${at} trên ${total}`,
      progress: ({ studied, total }) => `Đã học ${studied} trên ${total}`,
      finished: 'Chúc mừng, bạn đã học hết bộ thẻ này',
      startOver: 'Học lại từ đầu',
      terms: (count) => `Thuật ngữ trong bộ (${count})`,
      studied: (count) => `Thuật ngữ đã học (${count})`,
      studying: (count) => `Thuật ngữ đang học (${count})`,
      studiedShort: (count) => `Đã học (${count})`,
      studyingShort: (count) => `Đang học (${count})`,
      isStudied: 'Đã học',
      isStudying: 'Đang học',
    },
    test: {
      title: 'Kiểm tra',
      question: ({ at, total }) => `Câu ${at} trên ${total}`,
      complete: (percent) => `Hoàn thành ${percent}%`,
      correct: (count) => `${count} đúng`,
      incorrect: (count) => `${count} sai`,
      score: ({ correct, incorrect }) => `${correct} đúng, ${incorrect} sai`,
      choose: 'Chọn thuật ngữ phù hợp',
      correctAnswer: 'Đáp án đúng',
      yourAnswer: 'Bạn chọn',
      saidCorrect: 'Đúng.',
      saidIncorrect: (term) => `Sai. Đáp án đúng là ${term}.`,
      next: 'Tiếp',
      finish: 'Hoàn thành',
      nextKey: 'Enter',
      mute: 'Tắt tiếng',
      unmute: 'Bật tiếng',
    },
    result: {
      title: 'Chúc mừng!',
      verdict: {
        all: ({ correct }) =>
          correct === 1
            ? 'Đúng. Bạn đã thuộc bộ này.'
            : `Đúng cả ${correct} câu. Bạn đã thuộc bộ này.`,
        most: ({ incorrect }) => `Gần xong rồi: chỉ còn ${incorrect} thẻ cần học.`,
        half: ({ incorrect }) => `Khởi đầu tốt. Hãy xem lại ${incorrect} thẻ còn sai rồi thử lại.`,
        few: ({ incorrect }) =>
          `Chưa thuộc, nhưng bạn đã biết cần xem chỗ nào. Hãy học ${incorrect} thẻ này rồi thử lại.`,
      },
      summary: ({ correct, total, title }) =>
        `Bạn biết ${correct} trên ${total} thuật ngữ trong ${title}.`,
      correct: 'Câu đúng',
      incorrect: 'Câu sai',
      time: 'Thời gian',
      seconds: () => 'giây',
      percent: (percent) => `${percent}%`,
      backToStudy: 'Về học thẻ',
      tryAgain: 'Thử lại',
      missed: (count) => `Nên xem lại (${count})`,
    },
    shortcuts: {
      study: [
        { keys: ['Phím cách', 'Enter'], does: 'Lật thẻ' },
        { keys: ['→'], does: 'Thẻ tiếp, và đánh dấu thẻ này đã học' },
        { keys: ['←'], does: 'Thẻ trước; ngay sau Tiếp thì hủy bước đó' },
        { keys: ['Ctrl + Z'], does: 'Hoàn tác bước vừa rồi' },
        { keys: ['S'], does: 'Xáo trộn' },
        { keys: ['T'], does: 'Kiểm tra' },
        { keys: ['Esc'], does: 'Trở về' },
        { keys: ['?'], does: 'Hiện danh sách này' },
      ],
      test: [
        { keys: ['1 – 4', 'A – D'], does: 'Chọn một đáp án' },
        { keys: ['Enter'], does: 'Câu tiếp' },
        { keys: ['Esc'], does: 'Trở về' },
        { keys: ['?'], does: 'Hiện danh sách này' },
      ],
    },
  },
});
