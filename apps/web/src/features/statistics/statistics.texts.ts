import { defineTexts } from '../../lib/i18n';
import { formatDay } from '../../lib/time/local-day';

type Day = { day: string };
const MINUTE = 60_000;

/** Beside many hours minutes say nothing. */
const MANY_HOURS = 10;

function split(milliseconds: number) {
  const all = Math.round(milliseconds / MINUTE);
  const hours = Math.floor(all / 60);
  return hours < MANY_HOURS
    ? { hours, minutes: all % 60 }
    : { hours: Math.round(all / 60), minutes: 0 };
}

function joinTime(milliseconds: number, hour: string, minute: string, locale: string): string {
  const { hours, minutes } = split(milliseconds);
  return [
    ...(hours > 0 ? [`${hours.toLocaleString(locale)} ${hour}`] : []),
    ...(hours === 0 || minutes > 0 ? [`${minutes} ${minute}`] : []),
  ].join(' ');
}

export const statisticsTexts = defineTexts({
  en: {
    title: 'Progress',
    locale: 'en-US',
    count: (count: number) => count.toLocaleString('en-US'),
    share: (percent: number) => `${percent}%`,
    time: (milliseconds: number) => joinTime(milliseconds, 'h', 'min', 'en-US'),
    today: 'Today',
    day: 'Day',
    answers: 'Answers',

    empty: {
      title: 'Nothing studied yet',
      advice: 'Answer your first cards. What you remember, and what comes next, is shown here.',
      action: 'Go to Today',
    },
    figures: { today: 'Studied today', week: 'This week', all: 'In all' },
    streak: {
      running: (days: number) => (days === 1 ? 'You studied 1 day.' : `${days} days in a row.`),
      freeDay: 'A day off this week does no harm.',
      freeDayUsed: 'This week’s day off is taken, and the row goes on.',
      waiting: 'A new row begins with your next card.',
      longest: (days: number) => `Your longest: ${days === 1 ? '1 day' : `${days} days`}.`,
    },
    retention: {
      title: 'What you remembered',
      unit: (wished: string) => `Of the cards that were due, by week. Wished: ${wished}`,
      week: 'Week from',
      remembered: 'Remembered',
      wished: 'Wished',
      point: ({ day, share, answers }: Day & { share: string; answers: number }) =>
        `Week from ${day}: ${share} of ${answers.toLocaleString('en-US')} answers`,
      summary: ({ weeks, lowest, highest }: { weeks: number; lowest: string; highest: string }) =>
        `${weeks === 1 ? '1 week' : `${weeks} weeks`} with answers, from ${lowest} to ${highest} remembered.`,
      last: ({ share, wished }: { share: string; wished: string }) =>
        `Last: ${share}, wished ${wished}.`,
      nothing: 'Shown as soon as the first learnt cards have come back.',
    },
    forecast: {
      title: 'What comes',
      unit: 'Cards due, the next 30 days',
      due: 'Due',
      bar: ({ day, due }: Day & { due: number }) => `${day}: ${due} due`,
      summary: (cards: number) =>
        `${cards === 1 ? '1 card is' : `${cards.toLocaleString('en-US')} cards are`} due in the next 30 days.`,
      peak: ({ day, due }: Day & { due: number }) => `Most on ${day}: ${due}.`,
      nothing: 'Nothing is due in the next 30 days.',
    },
    year: {
      title: 'A year of days',
      unit: ({ days, answers }: { days: number; answers: number }) =>
        `${answers === 1 ? '1 answer' : `${answers.toLocaleString('en-US')} answers`} on ${days === 1 ? '1 day' : `${days} days`}`,
      time: 'Time',
      cell: ({ day, answers, time }: Day & { answers: number; time: string | undefined }) =>
        time === undefined
          ? `${day}: nothing studied`
          : `${day}: ${answers === 1 ? '1 answer' : `${answers} answers`}, ${time}`,
      most: ({ day, answers }: Day & { answers: number }) => `Most on ${day}: ${answers}.`,
      month: (day: string) => formatDay(day, 'en-US', { month: 'short' }),
      less: 'Less',
      more: 'More',
      nothing: 'Days on which you studied are marked here.',
    },
    weak: {
      title: 'Headings to go over again',
      unit: (wished: string) => `Where you would remember less than ${wished} now`,
      heading: 'Heading',
      cards: 'Cards',
      recall: 'Remembered now',
      nothing: 'None. What you learnt from your documents is where you want it.',
      beginning: 'Beginning',
    },
  },
  vi: {
    title: 'Tiến độ',
    locale: 'vi-VN',
    count: (count) => count.toLocaleString('vi-VN'),
    share: (percent) => `${percent}%`,
    time: (milliseconds) => joinTime(milliseconds, 'giờ', 'phút', 'vi-VN'),
    today: 'Hôm nay',
    day: 'Ngày',
    answers: 'Câu trả lời',

    empty: {
      title: 'Bạn chưa học thẻ nào',
      advice: 'Hãy ôn những thẻ đầu tiên. Bạn nhớ được bao nhiêu và sắp ôn gì sẽ hiện ở đây.',
      action: 'Mở Hôm nay',
    },
    figures: { today: 'Học hôm nay', week: 'Tuần này', all: 'Tổng cộng' },
    streak: {
      running: (days) => (days === 1 ? 'Bạn đã học 1 ngày.' : `${days} ngày liên tiếp.`),
      freeDay: 'Tuần này nghỉ một ngày cũng không sao.',
      freeDayUsed: 'Tuần này bạn đã nghỉ một ngày, chuỗi ngày vẫn tiếp tục.',
      waiting: 'Chuỗi ngày mới bắt đầu khi bạn ôn thẻ tiếp theo.',
      longest: (days) => `Dài nhất: ${days} ngày.`,
    },
    retention: {
      title: 'Bạn nhớ được bao nhiêu',
      unit: (wished) => `Trong số thẻ đến hạn, theo tuần. Mục tiêu: ${wished}`,
      week: 'Tuần từ',
      remembered: 'Đã nhớ',
      wished: 'Mục tiêu',
      point: ({ day, share, answers }) =>
        `Tuần từ ${day}: nhớ ${share} trong ${answers.toLocaleString('vi-VN')} câu trả lời`,
      summary: ({ weeks, lowest, highest }) =>
        `${weeks} tuần có câu trả lời, nhớ từ ${lowest} đến ${highest}.`,
      last: ({ share, wished }) => `Gần nhất: ${share}, mục tiêu ${wished}.`,
      nothing: 'Sẽ hiện khi những thẻ bạn đã học đến hạn ôn lần đầu.',
    },
    forecast: {
      title: 'Sắp tới',
      unit: 'Thẻ đến hạn trong 30 ngày tới',
      due: 'Đến hạn',
      bar: ({ day, due }) => `${day}: ${due} thẻ đến hạn`,
      summary: (cards) => `${cards.toLocaleString('vi-VN')} thẻ đến hạn trong 30 ngày tới.`,
      peak: ({ day, due }) => `Nhiều nhất là ${day}: ${due} thẻ.`,
      nothing: 'Không có thẻ nào đến hạn trong 30 ngày tới.',
    },
    year: {
      title: 'Một năm qua',
      unit: ({ days, answers }) =>
        `${answers.toLocaleString('vi-VN')} câu trả lời trong ${days} ngày`,
      time: 'Thời gian',
      cell: ({ day, answers, time }) =>
        time === undefined ? `${day}: không học` : `${day}: ${answers} câu trả lời, ${time}`,
      most: ({ day, answers }) => `Nhiều nhất là ${day}: ${answers}.`,
      // 'Tháng 11' is wider than the weeks of a month.
      month: (day) => `T${Number(day.slice(5, 7))}`,
      less: 'Ít',
      more: 'Nhiều',
      nothing: 'Những ngày bạn học sẽ được đánh dấu ở đây.',
    },
    weak: {
      title: 'Những mục nên xem lại',
      unit: (wished) => `Hiện bạn nhớ chưa tới ${wished}`,
      heading: 'Mục',
      cards: 'Thẻ',
      recall: 'Hiện còn nhớ',
      nothing: 'Không có mục nào. Những gì bạn học từ tài liệu đều đạt mục tiêu.',
      beginning: 'Phần đầu',
    },
  },
});
