import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';

type Work = { reviews: number; fresh: number };

export const examsTexts = defineTexts({
  en: {
    title: 'Exams',
    newExam: 'New exam',

    list: {
      coming: 'Coming',
      past: 'Past',
      columns: { exam: 'Exam', day: 'Day', left: 'When', goal: 'Goal', outcome: 'How it went' },
      found: (count: number) => (count === 1 ? '1 exam found' : `${count} exams found`),
      empty: 'No exams yet',
      emptyAdvice:
        'Name the day and its sets. Scholar then shows how much you will remember on that day, and what to study on each day until it comes.',
      ask: 'How did it go?',
    },

    back: 'All exams',
    missing: 'This exam is gone',
    missingAdvice: 'It was deleted, or it never was yours.',
    change: 'Change',
    remove: 'Delete',
    study: 'Study now',
    isToday: 'It is today. Good luck.',

    readiness: {
      title: 'What you will remember on the day',
      asThingsStand: 'as things stand',
      ifKept: 'if you keep the plan',
      goal: (goal: string) => `Goal ${goal}`,
      reached: 'You are where you want to be. The plan keeps you there.',
      within: 'Keep the plan and you reach your goal.',
      below: 'Even with the plan you stay below your goal.',
      leftOut: (cards: number) =>
        cards === 1
          ? 'Without 1 card that is suspended or set aside.'
          : `Without ${cards.toLocaleString('en-US')} cards that are suspended or set aside.`,
    },
    behind: ({ cards, minutes }: { cards: number; minutes: number }) =>
      `You are ${cards === 1 ? '1 card' : `${cards.toLocaleString('en-US')} cards`} behind: ${minutes === 1 ? '1 more minute' : `${minutes} more minutes`} a day`,
    behindOnly: (cards: number) =>
      `You are ${cards === 1 ? '1 card' : `${cards.toLocaleString('en-US')} cards`} behind.`,
    takeMinutes: (minutes: number) =>
      minutes === 1 ? 'Add 1 minute a day' : `Add ${minutes} minutes a day`,
    minutesTaken: (minutes: number) => `The plan now has ${minutes} minutes a day`,
    minutesNotTaken: 'The plan could not be changed. Please try again.',

    chart: {
      title: 'Until the exam',
      perDay: 'Cards a day',
      perDays: (days: number) => `Cards in ${days} days each`,
      reviews: 'Reviews',
      fresh: 'New cards',
      today: 'Today',
      exam: 'Exam',
      day: 'Day',
      minutes: 'Minutes',
      span: ({ from, to }: { from: string; to: string }) => `${from} – ${to}`,
      bar: ({ day, reviews, fresh, minutes }: Work & { day: string; minutes: number }) =>
        `${day}: ${reviews} reviews, ${fresh} new, about ${minutes} min`,
      summary: ({ days, reviews, fresh }: Work & { days: number }) =>
        `${days === 1 ? '1 day' : `${days} days`} with ${reviews.toLocaleString('en-US')} reviews and ${fresh.toLocaleString('en-US')} new cards.`,
      peak: ({ day, cards }: { day: string; cards: number }) => `Most on ${day}: ${cards} cards.`,
      nothing: 'Nothing is left to do before the exam.',
    },

    sets: 'Sets',
    cards: (count: number) => (count === 1 ? '1 card' : `${count.toLocaleString('en-US')} cards`),
    cardsInAll: ({ total, fresh }: { total: number; fresh: number }) =>
      `${total === 1 ? '1 card' : `${total.toLocaleString('en-US')} cards`}, ${fresh.toLocaleString('en-US')} of them new`,
    noCards: 'No cards in these sets yet',
    noCardsAdvice: 'Put cards into them. The plan then begins by itself.',
    allLeftOut: 'All cards of these sets are suspended or set aside',
    allLeftOutAdvice:
      'Bring back cards that you suspended or rewrite those set aside, and the plan begins.',
    openSet: 'Open the set',
    noSets: 'The sets of this exam are gone',
    noSetsAdvice: 'Choose others, and the plan goes on.',
    chooseSets: 'Choose sets',

    after: {
      ask: 'How did it go?',
      askOnTheDay: 'When it is over: how did it go?',
      outcome: { well: 'Well', 'so-so': 'So-so', badly: 'Badly' },
      askCards: 'And its cards?',
      choice: { keep: 'Keep', slow: 'Slow down', archive: 'Archive' },
      hint: {
        keep: 'They come in Today as before.',
        slow: 'They come about three times less often, when four of five are remembered.',
        archive: 'They leave Today. The sets stay.',
      },
      back: 'Back',
      failed: 'That did not work. Please try again.',
      went: {
        well: 'It went well.',
        'so-so': 'It went so-so.',
        badly: 'It did not go well this time.',
      },
      became: {
        keep: 'Its cards come in Today as before.',
        slow: 'Its cards come in Today about three times less often.',
        archive: 'Its cards have left Today. The sets are still yours.',
      },
    },

    deletion: {
      title: 'Delete this exam?',
      message: (title: string) =>
        `${isolate(title)} and its plan go. The sets and what you have learnt stay.`,
      confirm: 'Delete',
      undo: 'Undo',
      done: 'Exam deleted',
      failed: 'The exam could not be deleted. Please try again.',
      undoFailed: 'The exam could not be brought back.',
    },
  },

  vi: {
    title: 'Kỳ thi',
    newExam: 'Thêm kỳ thi',

    list: {
      coming: 'Sắp tới',
      past: 'Đã qua',
      columns: {
        exam: 'Kỳ thi',
        day: 'Ngày thi',
        left: 'Thời gian',
        goal: 'Mục tiêu',
        outcome: 'Kết quả',
      },
      found: (count) => `Có ${count} kỳ thi`,
      empty: 'Chưa có kỳ thi nào',
      emptyAdvice:
        'Chọn ngày thi và các bộ thẻ. Scholar sẽ cho bạn biết hôm thi nhớ được bao nhiêu, và mỗi ngày từ nay đến đó nên học gì.',
      ask: 'Bạn làm bài thế nào?',
    },

    back: 'Tất cả kỳ thi',
    missing: 'Kỳ thi này không còn nữa',
    missingAdvice: 'Kỳ thi đã bị xóa, hoặc không phải của bạn.',
    change: 'Sửa',
    remove: 'Xóa',
    study: 'Học ngay',
    isToday: 'Hôm nay thi rồi. Chúc bạn làm bài tốt.',

    readiness: {
      title: 'Hôm thi bạn nhớ được bao nhiêu',
      asThingsStand: 'nếu cứ như hiện nay',
      ifKept: 'nếu học đủ theo kế hoạch',
      goal: (goal) => `Mục tiêu ${goal}`,
      reached: 'Bạn đã đạt mục tiêu. Kế hoạch giúp bạn giữ vững.',
      within: 'Học đủ theo kế hoạch là bạn đạt mục tiêu.',
      below: 'Dù học đủ theo kế hoạch, bạn vẫn chưa đạt mục tiêu.',
      leftOut: (cards) =>
        `Không tính ${cards.toLocaleString('vi-VN')} thẻ đã tạm ngưng hoặc để riêng.`,
    },
    behind: ({ cards, minutes }) =>
      `Bạn đang chậm ${cards.toLocaleString('vi-VN')} thẻ: cần thêm ${minutes} phút mỗi ngày`,
    behindOnly: (cards) => `Bạn đang chậm ${cards.toLocaleString('vi-VN')} thẻ.`,
    takeMinutes: (minutes) => `Thêm ${minutes} phút mỗi ngày`,
    minutesTaken: (minutes) => `Kế hoạch nay là ${minutes} phút mỗi ngày`,
    minutesNotTaken: 'Không đổi được kế hoạch. Vui lòng thử lại.',

    chart: {
      title: 'Từ nay đến ngày thi',
      perDay: 'Số thẻ mỗi ngày',
      perDays: (days) => `Số thẻ trong mỗi ${days} ngày`,
      reviews: 'Thẻ ôn',
      fresh: 'Thẻ mới',
      today: 'Hôm nay',
      exam: 'Thi',
      day: 'Ngày',
      minutes: 'Số phút',
      span: ({ from, to }) => `${from} – ${to}`,
      bar: ({ day, reviews, fresh, minutes }) =>
        `${day}: ${reviews} thẻ ôn, ${fresh} thẻ mới, khoảng ${minutes} phút`,
      summary: ({ days, reviews, fresh }) =>
        `${days} ngày với ${reviews.toLocaleString('vi-VN')} thẻ ôn và ${fresh.toLocaleString('vi-VN')} thẻ mới.`,
      peak: ({ day, cards }) => `Nhiều nhất là ${day}: ${cards} thẻ.`,
      nothing: 'Từ nay đến ngày thi không còn gì phải học.',
    },

    sets: 'Bộ thẻ',
    cards: (count) => `${count.toLocaleString('vi-VN')} thẻ`,
    cardsInAll: ({ total, fresh }) =>
      `${total.toLocaleString('vi-VN')} thẻ, trong đó ${fresh.toLocaleString('vi-VN')} thẻ mới`,
    noCards: 'Các bộ này chưa có thẻ nào',
    noCardsAdvice: 'Hãy thêm thẻ vào bộ. Kế hoạch sẽ tự bắt đầu.',
    allLeftOut: 'Mọi thẻ trong các bộ này đều đã tạm ngưng hoặc để riêng',
    allLeftOutAdvice:
      'Hãy cho thẻ tạm ngưng hiện lại, hoặc viết lại thẻ để riêng, rồi kế hoạch sẽ bắt đầu.',
    openSet: 'Mở bộ thẻ',
    noSets: 'Các bộ thẻ của kỳ thi này không còn nữa',
    noSetsAdvice: 'Hãy chọn bộ khác để tiếp tục kế hoạch.',
    chooseSets: 'Chọn bộ thẻ',

    after: {
      ask: 'Bạn làm bài thế nào?',
      askOnTheDay: 'Khi thi xong: bạn làm bài thế nào?',
      outcome: { well: 'Tốt', 'so-so': 'Tạm được', badly: 'Không tốt' },
      askCards: 'Còn các thẻ này thì sao?',
      choice: { keep: 'Giữ nguyên', slow: 'Giãn ra', archive: 'Lưu trữ' },
      hint: {
        keep: 'Thẻ vẫn hiện trong Hôm nay như trước.',
        slow: 'Thẻ hiện thưa hơn khoảng ba lần, lúc bạn còn nhớ được bốn trên năm thẻ.',
        archive: 'Thẻ không hiện trong Hôm nay nữa. Bộ thẻ vẫn còn.',
      },
      back: 'Quay lại',
      failed: 'Có lỗi xảy ra. Vui lòng thử lại.',
      went: {
        well: 'Bạn đã thi tốt.',
        'so-so': 'Bạn thi tạm được.',
        badly: 'Lần này bạn thi chưa tốt.',
      },
      became: {
        keep: 'Các thẻ vẫn hiện trong Hôm nay như trước.',
        slow: 'Các thẻ hiện trong Hôm nay thưa hơn khoảng ba lần.',
        archive: 'Các thẻ không hiện trong Hôm nay nữa. Bộ thẻ vẫn là của bạn.',
      },
    },

    deletion: {
      title: 'Xóa kỳ thi này?',
      message: (title) =>
        `${isolate(title)} và kế hoạch sẽ bị xóa. Các bộ thẻ và những gì bạn đã học vẫn còn.`,
      confirm: 'Xóa',
      undo: 'Hoàn tác',
      done: 'Đã xóa kỳ thi',
      failed: 'Không xóa được kỳ thi. Vui lòng thử lại.',
      undoFailed: 'Không khôi phục được kỳ thi.',
    },
  },
});
