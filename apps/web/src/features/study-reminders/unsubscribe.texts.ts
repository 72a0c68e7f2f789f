import { defineTexts } from '../../lib/i18n';

export const unsubscribeTexts = defineTexts({
  en: {
    pageTitle: 'Daily reminder',
    homeLink: 'Scholar, start page',

    title: 'End the daily reminder?',
    lead: 'You get no more mails about cards that wait for you. Everything else stays as it is.',
    end: 'End the reminder',
    failed: 'That did not work. Please try again.',
    changedMind: 'Want to keep it?',
    goOn: 'Go to Today',

    doneTitle: 'No more reminders',
    done: 'Your cards wait for you all the same. You can turn the reminder on again in the study settings of Today.',
    goneTitle: 'This link no longer works',
    gone: 'You can end the reminder in the study settings of Today.',

    scene: {
      language: 'en',
      deck: 'Due today',
      position: '1 / 23',
      term: 'Osmosis',
      definition: 'Water moving through a membrane to where more is dissolved.',
      sourceNumber: 3,
      quote: '…until both sides are alike.',
    },
  },
  vi: {
    pageTitle: 'Lời nhắc hằng ngày',
    homeLink: 'Scholar, trang đầu',

    title: 'Ngừng lời nhắc hằng ngày?',
    lead: 'Bạn sẽ không nhận email về các thẻ đang chờ nữa. Mọi thứ khác vẫn giữ nguyên.',
    end: 'Ngừng nhắc',
    failed: 'Có lỗi xảy ra. Vui lòng thử lại.',
    changedMind: 'Bạn muốn giữ lại?',
    goOn: 'Mở Hôm nay',

    doneTitle: 'Sẽ không nhắc nữa',
    done: 'Thẻ vẫn luôn chờ bạn. Bạn có thể bật lại lời nhắc trong cài đặt ôn tập của trang Hôm nay.',
    goneTitle: 'Liên kết này không còn dùng được',
    gone: 'Bạn có thể tắt lời nhắc trong cài đặt ôn tập của trang Hôm nay.',

    scene: {
      language: 'vi',
      deck: 'Đến hạn hôm nay',
      position: '1 / 23',
      term: 'Thẩm thấu',
      definition: 'Nước đi qua màng đến nơi có nhiều chất tan hơn.',
      sourceNumber: 3,
      quote: '…cho đến khi hai bên cân bằng.',
    },
  },
});
