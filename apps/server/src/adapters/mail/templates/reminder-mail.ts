import { type Language, memorySettingsEndpoints } from '@scholar/contract';
import type { MailContent } from '@scholar/domain';
import type { MailParts, MailText } from './mail-parts';

export type ReminderMail = Extract<MailContent, { kind: 'study-reminder' }>;

/** Counts, and never a word of a card: mails are read over shoulders. */
type ReminderTexts = (mail: ReminderMail) => MailText & {
  linkLabel: string;
  unsubscribe: string;
  why: (address: string) => string;
};

const TEXTS: Record<Language, ReminderTexts> = {
  en: ({ cards, minutes }) => {
    const isOne = cards === 1;
    const waiting = isOne
      ? '1 card waits for you'
      : `${cards.toLocaleString('en-US')} cards wait for you`;
    const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
    return {
      subject: `${waiting} today`,
      preheader: `About ${time}. Little and often is what stays.`,
      heading: waiting,
      intro: [
        isOne
          ? `It takes about ${time}. Answered today, it stays in your memory with the least effort.`
          : `They take about ${time}. Answered today, they stay in your memory with the least effort.`,
      ],
      linkLabel: 'Study now',
      notes: ['No time today? Nothing is lost: what you remember least comes first next time.'],
      unsubscribe: 'End these reminders',
      why: (address) => `Sent to ${address} because you turned on the daily reminder.`,
    };
  },
  vi: ({ cards, minutes }) => {
    const waiting = `${cards.toLocaleString('vi-VN')} thẻ đang chờ bạn`;
    return {
      subject: `${waiting} hôm nay`,
      preheader: `Khoảng ${minutes} phút. Học ít mà đều thì nhớ lâu.`,
      heading: waiting,
      intro: [`Chỉ mất khoảng ${minutes} phút. Ôn đúng lúc thì nhớ lâu mà ít tốn công nhất.`],
      linkLabel: 'Ôn ngay',
      notes: ['Hôm nay bạn bận? Không sao cả: lần sau, thẻ dễ quên nhất sẽ được ôn trước.'],
      unsubscribe: 'Ngừng nhận lời nhắc',
      why: (address) => `Gửi đến ${address} vì bạn đã bật lời nhắc hằng ngày.`,
    };
  },
};

type ReminderParts = MailText &
  Pick<MailParts, 'link' | 'unsubscribe'> & { why: (address: string) => string };

/** Leads to a page with a button: programs that look at every link of a mail must not end anything. */
export function toReminderParts(
  mail: ReminderMail,
  language: Language,
  productUrl: string,
): ReminderParts {
  const { linkLabel, unsubscribe, ...texts } = TEXTS[language](mail);
  const page = new URL('/unsubscribe', productUrl);
  page.searchParams.set('token', mail.token);
  return {
    ...texts,
    link: { label: linkLabel, url: new URL('/today', productUrl).href },
    unsubscribe: { label: unsubscribe, url: page.href },
  };
}

/** What a mail program calls by itself when the student asks it to. */
export function toOneClickUrl({ token }: ReminderMail, apiUrl: string): string {
  const path = memorySettingsEndpoints.unsubscribe.path.replace(':token', token);
  return `${apiUrl.replace(/\/+$/, '')}${path}`;
}
