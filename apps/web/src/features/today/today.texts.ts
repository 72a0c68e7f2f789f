import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';

type Counted = { cards: number; minutes: number };

export const todayTexts = defineTexts({
  en: {
    title: 'Today',
    back: 'Home',
    locale: 'en-US',

    card: (setTitle: string) => `Card from ${isolate(setTitle)}`,
    left: ({ cards, onceMore, minutes }: Counted & { onceMore: number }) =>
      `${cards.toLocaleString('en-US')} left${onceMore > 0 ? ` (${onceMore} once more)` : ''} · about ${minutes} min`,
    spokenLeft: (cards: number) => (cards === 1 ? '1 card left' : `${cards} cards left`),
    pile: ({ cards, days }: { cards: number; days: number }) =>
      `${cards.toLocaleString('en-US')} cards piled up while you were away. They are cut into ${days} days, the least remembered first.`,
    flagged: 'Flagged',

    answers: 'How well did you know it?',
    two: { again: 'Again', good: 'Knew it' },
    four: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
    units: {
      minutes: (count: number) => `${count} min`,
      hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
      days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
      months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
      years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    },

    undo: 'Undo',
    more: 'More',
    edit: 'Edit',
    flag: 'Flag',
    unflag: 'Remove flag',
    bury: 'Bury until tomorrow',
    suspend: 'Suspend',
    settings: 'Study settings',
    buried: 'This card comes back tomorrow',
    suspended: 'This card no longer comes',
    notHandled: 'That did not work. The card is back.',
    notFlagged: 'The flag could not be changed.',

    editor: {
      title: 'Edit card',
      question: 'Question',
      answer: 'Answer',
      save: 'Save',
      cancel: 'Cancel',
      restored: 'Your unsaved changes are still here.',
      failed: 'Not saved yet. Your text is kept.',
      failedBecause: (reason: string) => `${reason} Your text is kept.`,
      leave: 'Your changes are not saved yet. They wait here for when you come back.',
    },

    leech: {
      title: 'This card will not stick',
      advice: 'You forgot it eight times, so it is set aside. Rewrite it in your own words.',
      heading: (count: number) => `Set aside (${count})`,
      hint: 'Forgotten eight times each. A card that will not stick is a card to rewrite.',
      rewrite: 'Rewrite it',
      rewriteCard: (question: string) => `Rewrite ${isolate(question)}`,
      save: 'Save and study it again',
      later: 'Leave it aside',
      stays: 'The card is rewritten, but still set aside. Please try again.',
    },

    end: {
      title: 'Done for today',
      doneMore: 'That was all',
      sitting: ({ cards, minutes }: Counted) =>
        `${cards === 1 ? '1 card' : `${cards.toLocaleString('en-US')} cards`} in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
      knew: ({ knew, cards }: { knew: number; cards: number }) =>
        knew === cards ? 'You knew all of them.' : `You knew ${knew} of them at once.`,
      learnt: (count: number) => `New in your memory (${count})`,
      forgotten: (count: number) => `Slipped away (${count})`,
      comesBack: (interval: string) => `back in ${interval}`,
      all: (count: number) => `Show all ${count}`,
      home: 'Back to Home',
      progress: 'See your progress',
      studyMore: 'Study more',
    },
    empty: {
      title: 'Nothing is due right now',
      noCards: 'No cards to study yet',
      noCardsAdvice:
        'Make cards from your notes and put them into a set. They come here by themselves.',
      makeCards: 'Make cards',
      makeSet: 'Make a set',
    },
    next: {
      none: 'New cards come here as soon as they are in a set.',
      today: (time: string) => `The next card comes today at ${time}.`,
      tomorrow: (cards: number) =>
        `Come back tomorrow: ${cards === 1 ? '1 card is' : `${cards.toLocaleString('en-US')} cards are`} due.`,
      day: (day: string) => `Nothing is due before ${day}.`,
    },

    settingsDialog: {
      buttons: 'Answer buttons',
      two: 'Again, Knew it',
      four: 'Again, Hard, Good, Easy',
      newPerDay: 'New cards a day',
      reviewsPerDay: 'Reviews a day',
      limits: ({ max }: { max: number }) =>
        `A whole number from 0 to ${max.toLocaleString('en-US')}.`,
      reminder: 'Remind me',
      reminderHint: 'Once a day, and only when cards wait for you.',
      reminderHour: 'At',
      streak: 'Show days in a row',
      save: 'Save',
      failed: 'The settings could not be saved. Please try again.',
    },

    shortcuts: {
      flip: { keys: ['Space', 'Enter'], does: 'Flip the card' },
      two: { keys: ['1', '2'], does: 'Again, Knew it' },
      four: { keys: ['1 – 4'], does: 'Again, Hard, Good, Easy' },
      rest: [
        { keys: ['Z'], does: 'Take the last answer back' },
        { keys: ['E'], does: 'Edit the card' },
        { keys: ['F'], does: 'Flag the card, or remove its flag' },
        { keys: ['B'], does: 'Bury the card until tomorrow' },
        { keys: ['S'], does: 'Suspend the card' },
        { keys: ['Esc'], does: 'Back' },
        { keys: ['?'], does: 'Show this list' },
      ],
    },
  },

  vi: {
    title: 'Hôm nay',
    back: 'Trang chủ',
    locale: 'vi-VN',

    card: (setTitle) => `Thẻ trong ${isolate(setTitle)}`,
    left: ({ cards, onceMore, minutes }) =>
      `Còn ${cards.toLocaleString('vi-VN')} thẻ${onceMore > 0 ? ` (${onceMore} thẻ ôn lại lần nữa)` : ''} · khoảng ${minutes} phút`,
    spokenLeft: (cards) => `Còn ${cards} thẻ`,
    pile: ({ cards, days }) =>
      `${cards.toLocaleString('vi-VN')} thẻ dồn lại khi bạn vắng mặt. Chúng được chia ra ${days} ngày, thẻ dễ quên nhất học trước.`,
    flagged: 'Đã gắn cờ',

    answers: 'Bạn nhớ thẻ này đến đâu?',
    two: { again: 'Học lại', good: 'Đã nhớ' },
    four: { again: 'Học lại', hard: 'Khó', good: 'Nhớ', easy: 'Dễ' },
    units: {
      minutes: (count) => `${count} phút`,
      hours: (count) => `${count} giờ`,
      days: (count) => `${count} ngày`,
      months: (count) => `${count.toLocaleString('vi-VN')} tháng`,
      years: (count) => `${count.toLocaleString('vi-VN')} năm`,
    },

    undo: 'Hoàn tác',
    more: 'Thêm',
    edit: 'Sửa',
    flag: 'Gắn cờ',
    unflag: 'Bỏ cờ',
    bury: 'Để đến ngày mai',
    suspend: 'Tạm ngưng',
    settings: 'Cài đặt học',
    buried: 'Thẻ này sẽ trở lại vào ngày mai',
    suspended: 'Thẻ này không còn xuất hiện',
    notHandled: 'Không thực hiện được. Thẻ đã trở lại.',
    notFlagged: 'Không đổi được cờ.',

    editor: {
      title: 'Sửa thẻ',
      question: 'Câu hỏi',
      answer: 'Trả lời',
      save: 'Lưu',
      cancel: 'Hủy',
      restored: 'Những thay đổi chưa lưu vẫn còn đây.',
      failed: 'Chưa lưu được. Nội dung của bạn vẫn được giữ.',
      failedBecause: (reason) => `${reason} Nội dung của bạn vẫn được giữ.`,
      leave: 'Thay đổi của bạn chưa được lưu. Chúng đợi ở đây đến khi bạn trở lại.',
    },

    leech: {
      title: 'Thẻ này khó nhớ',
      advice: 'Bạn đã quên nó tám lần nên nó được để riêng. Hãy viết lại bằng lời của bạn.',
      heading: (count) => `Để riêng (${count})`,
      hint: 'Mỗi thẻ đã bị quên tám lần. Thẻ khó nhớ là thẻ nên viết lại.',
      rewrite: 'Viết lại',
      rewriteCard: (question) => `Viết lại ${isolate(question)}`,
      save: 'Lưu và học lại',
      later: 'Để riêng',
      stays: 'Thẻ đã viết lại nhưng vẫn để riêng. Vui lòng thử lại.',
    },

    end: {
      title: 'Hôm nay đã xong',
      doneMore: 'Đã hết thẻ',
      sitting: ({ cards, minutes }) =>
        `${cards.toLocaleString('vi-VN')} thẻ trong ${minutes} phút.`,
      knew: ({ knew, cards }) => (knew === cards ? 'Bạn nhớ tất cả.' : `Bạn nhớ ngay ${knew} thẻ.`),
      learnt: (count) => `Mới ghi nhớ (${count})`,
      forgotten: (count) => `Đã quên (${count})`,
      comesBack: (interval) => `trở lại sau ${interval}`,
      all: (count) => `Xem tất cả ${count} thẻ`,
      home: 'Về trang chủ',
      progress: 'Xem tiến độ',
      studyMore: 'Học thêm',
    },
    empty: {
      title: 'Hiện không có thẻ nào đến hạn',
      noCards: 'Chưa có thẻ nào để học',
      noCardsAdvice: 'Hãy tạo thẻ từ ghi chú của bạn và xếp vào một bộ. Chúng sẽ tự đến đây.',
      makeCards: 'Tạo thẻ',
      makeSet: 'Tạo bộ thẻ',
    },
    next: {
      none: 'Thẻ mới sẽ đến đây ngay khi nằm trong một bộ.',
      today: (time) => `Thẻ tiếp theo đến hôm nay lúc ${time}.`,
      tomorrow: (cards) => `Hãy trở lại ngày mai: ${cards.toLocaleString('vi-VN')} thẻ đến hạn.`,
      day: (day) => `Không có thẻ nào đến hạn trước ${day}.`,
    },

    settingsDialog: {
      buttons: 'Nút trả lời',
      two: 'Học lại, Đã nhớ',
      four: 'Học lại, Khó, Nhớ, Dễ',
      newPerDay: 'Thẻ mới mỗi ngày',
      reviewsPerDay: 'Thẻ ôn mỗi ngày',
      limits: ({ max }) => `Một số nguyên từ 0 đến ${max.toLocaleString('vi-VN')}.`,
      reminder: 'Nhắc tôi',
      reminderHint: 'Mỗi ngày một lần, chỉ khi có thẻ đang chờ bạn.',
      reminderHour: 'Vào lúc',
      streak: 'Hiện số ngày liên tiếp',
      save: 'Lưu',
      failed: 'Không lưu được cài đặt. Vui lòng thử lại.',
    },

    shortcuts: {
      flip: { keys: ['Phím cách', 'Enter'], does: 'Lật thẻ' },
      two: { keys: ['1', '2'], does: 'Học lại, Đã nhớ' },
      four: { keys: ['1 – 4'], does: 'Học lại, Khó, Nhớ, Dễ' },
      rest: [
        { keys: ['Z'], does: 'Lấy lại câu trả lời vừa rồi' },
        { keys: ['E'], does: 'Sửa thẻ' },
        { keys: ['F'], does: 'Gắn cờ hoặc bỏ cờ' },
        { keys: ['B'], does: 'Để thẻ đến ngày mai' },
        { keys: ['S'], does: 'Tạm ngưng thẻ' },
        { keys: ['Esc'], does: 'Trở về' },
        { keys: ['?'], does: 'Hiện danh sách này' },
      ],
    },
  },
});
