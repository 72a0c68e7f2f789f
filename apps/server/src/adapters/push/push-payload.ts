import type { Language } from '@scholar/contract';
import type { WaitingPush } from '@scholar/domain';

type Words = (reminder: Pick<WaitingPush, 'cards' | 'minutes'>) => { title: string; body: string };

/** Counts, and never a word of a card: a notification shows on a locked screen. */
const WORDS: Record<Language, Words> = {
  en: ({ cards, minutes }) => ({
    title:
      cards === 1
        ? '1 card waits for you today'
        : `${cards.toLocaleString('en-US')} cards wait for you today`,
    body: minutes === 1 ? 'About 1 minute.' : `About ${minutes} minutes.`,
  }),
  vi: ({ cards, minutes }) => ({
    title: `${cards.toLocaleString('vi-VN')} thẻ đang chờ bạn hôm nay`,
    body: `Khoảng ${minutes} phút.`,
  }),
};

/** What the service worker of the web app shows; it opens Today by itself. */
export function toPushPayload({
  language,
  ...reminder
}: Pick<WaitingPush, 'language' | 'cards' | 'minutes'>) {
  return { ...WORDS[language](reminder), language };
}
