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
        { keys: ['L'], does: 'Read this side aloud' },
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
      `Trong lúc bạn vắng, ${cards.toLocaleString('vi-VN')} thẻ đã dồn lại. Scholar chia ra ${days} ngày, thẻ dễ quên nhất ôn trước.`,
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
    more: 'Khác',
    edit: 'Sửa',
    flag: 'Gắn cờ',
    unflag: 'Bỏ cờ',
    bury: 'Để mai ôn',
    suspend: 'Tạm ngưng',
    settings: 'Cài đặt ôn tập',
    buried: 'Mai thẻ này sẽ hiện lại',
    suspended: 'Thẻ này sẽ không hiện nữa',
    notHandled: 'Có lỗi xảy ra. Thẻ vẫn còn đây.',
    notFlagged: 'Không đổi được cờ.',

    editor: {
      title: 'Sửa thẻ',
      question: 'Câu hỏi',
      answer: 'Đáp án',
      save: 'Lưu',
      cancel: 'Hủy',
      restored: 'Những thay đổi chưa lưu vẫn còn đây.',
      failed: 'Chưa lưu được. Nội dung của bạn vẫn còn nguyên.',
      failedBecause: (reason) => `${reason} Nội dung của bạn vẫn còn nguyên.`,
      leave: 'Thay đổi của bạn chưa được lưu, nhưng vẫn còn đây khi bạn quay lại.',
    },

    leech: {
      title: 'Thẻ này khó nhớ',
      advice: 'Bạn đã quên thẻ này tám lần nên Scholar để riêng ra. Hãy viết lại bằng lời của bạn.',
      heading: (count) => `Để riêng (${count})`,
      hint: 'Những thẻ bạn đã quên tám lần. Thẻ khó nhớ thì nên viết lại.',
      rewrite: 'Viết lại',
      rewriteCard: (question) => `Viết lại ${isolate(question)}`,
      save: 'Lưu và học lại',
      later: 'Cứ để riêng',
      stays: 'Thẻ đã viết lại nhưng vẫn để riêng. Vui lòng thử lại.',
    },

    end: {
      title: 'Xong phần hôm nay',
      doneMore: 'Đã hết thẻ',
      sitting: ({ cards, minutes }) =>
        `${cards.toLocaleString('vi-VN')} thẻ trong ${minutes} phút.`,
      knew: ({ knew, cards }) => (knew === cards ? 'Bạn nhớ hết.' : `Bạn nhớ ngay ${knew} thẻ.`),
      learnt: (count) => `Vừa nhớ thêm (${count})`,
      forgotten: (count) => `Đã quên (${count})`,
      comesBack: (interval) => `hiện lại sau ${interval}`,
      all: (count) => `Xem tất cả ${count} thẻ`,
      home: 'Về trang chủ',
      progress: 'Xem tiến độ',
      studyMore: 'Ôn thêm',
    },
    empty: {
      title: 'Giờ chưa có thẻ nào đến hạn',
      noCards: 'Chưa có thẻ nào để ôn',
      noCardsAdvice: 'Hãy tạo thẻ từ ghi chú của bạn rồi xếp vào một bộ. Thẻ sẽ tự hiện ở đây.',
      makeCards: 'Tạo thẻ',
      makeSet: 'Tạo bộ thẻ',
    },
    next: {
      none: 'Thẻ mới sẽ hiện ở đây ngay khi bạn xếp vào một bộ.',
      today: (time) => `Thẻ tiếp theo đến hạn lúc ${time} hôm nay.`,
      tomorrow: (cards) => `Mai quay lại nhé: có ${cards.toLocaleString('vi-VN')} thẻ đến hạn.`,
      day: (day) => `Không có thẻ nào đến hạn trước ${day}.`,
    },

    settingsDialog: {
      buttons: 'Nút trả lời',
      two: 'Học lại, Đã nhớ',
      four: 'Học lại, Khó, Nhớ, Dễ',
      newPerDay: 'Thẻ mới mỗi ngày',
      reviewsPerDay: 'Thẻ ôn mỗi ngày',
      limits: ({ max }) => `Số nguyên từ 0 đến ${max.toLocaleString('vi-VN')}.`,
      reminder: 'Nhắc tôi',
      reminderHint: 'Mỗi ngày một lần, chỉ khi có thẻ đang chờ bạn.',
      reminderHour: 'Vào lúc',
      streak: 'Hiện chuỗi ngày',
      save: 'Lưu',
      failed: 'Không lưu được cài đặt. Vui lòng thử lại.',
    },

    shortcuts: {
      flip: { keys: ['Phím cách', 'Enter'], does: 'Lật thẻ' },
      two: { keys: ['1', '2'], does: 'Học lại, Đã nhớ' },
      four: { keys: ['1 – 4'], does: 'Học lại, Khó, Nhớ, Dễ' },
      rest: [
        { keys: ['Z'], does: 'Hoàn tác câu trả lời vừa rồi' },
        { keys: ['E'], does: 'Sửa thẻ' },
        { keys: ['F'], does: 'Gắn cờ hoặc bỏ cờ' },
        { keys: ['B'], does: 'Để mai ôn thẻ này' },
        { keys: ['S'], does: 'Tạm ngưng thẻ' },
        { keys: ['L'], does: 'Đọc to mặt này' },
        { keys: ['Esc'], does: 'Quay lại' },
        { keys: ['?'], does: 'Hiện danh sách này' },
      ],
    },
  },
});
