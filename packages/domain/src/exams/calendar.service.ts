import {
  type CalendarFeed,
  MESSAGES,
  type NewCalendarFeed,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { toDate, toDay } from '@scholar/memory';
import { findMedianTime } from '../memory/median-time';
import { findStudyDay } from '../memory/study-day';
import { findStudyTeam } from '../memory/study-team';
import { AppError } from '../shared/app-error';
import type { LinkTokens } from '../shared/link-tokens';
import type { OwnerId } from '../shared/owner-id';
import type { CalendarStore, CalendarWriter, StudyPlan } from './calendar.ports';
import { compareExams } from './follow-exams';
import { getExam, readPlan, toExam } from './read-plan';
import { type EarlierExam, shareDays } from './share-days';

export type CalendarService = ReturnType<typeof createCalendarService>;

export function createCalendarService({
  store,
  tokens,
  writer,
  toAddress,
  now,
}: {
  store: CalendarStore;
  tokens: LinkTokens;
  writer: CalendarWriter;
  /** Where calendars read what belongs to a token. */
  toAddress: (token: string) => string;
  now: () => Date;
}) {
  async function findPlanning(owner: OwnerId, timeZone?: string) {
    const [today, team, median, weights] = await Promise.all([
      findStudyDay(store.memorySettings, owner, now(), timeZone),
      findStudyTeam(store.teams, owner),
      findMedianTime(store.queue, owner),
      store.memoryParameters.findWeights(owner),
    ]);
    return { studying: { owner, team }, planning: { ...today, median, weights } };
  }

  return {
    /** The plan of one exam, to be taken into any calendar. */
    async download(
      owner: OwnerId,
      examId: number,
      { timeZone }: { timeZone?: string | undefined },
    ): Promise<string> {
      const contact = await store.accounts.findContact(owner);
      if (!contact) {
        throw new AppError('unauthenticated', MESSAGES.signIn);
      }
      const { studying, planning } = await findPlanning(owner, timeZone);
      const exam = await getExam(store.exams, studying, examId);
      const plan = await readPlan(store.exams, studying, exam, planning);
      return writer.write([plan], {
        language: contact.language,
        today: toDate(planning.day),
        name: exam.title,
      });
    },

    async readFeed(owner: OwnerId): Promise<CalendarFeed> {
      const since = await store.calendarFeeds.findSince(owner);
      return { since: since?.toISOString() ?? null };
    },

    async makeFeed(owner: OwnerId): Promise<NewCalendarFeed> {
      const token = tokens.make();
      const since = await store.calendarFeeds.save(owner, tokens.hash(token));
      return { address: toAddress(token), since: since.toISOString() };
    },

    async endFeed(owner: OwnerId): Promise<null> {
      await store.calendarFeeds.end(owner);
      return null;
    },

    /** All exams to come of whoever the address belongs to, with each card once a day. */
    async read(token: string): Promise<string> {
      const student = await store.calendarFeeds.findStudent(tokens.hash(token));
      if (!student) {
        throw new AppError('not_found', STUDY_MESSAGES.calendarGone);
      }
      const { studying, planning } = await findPlanning(student.owner);
      const exams = await store.exams.list(studying);
      const coming = exams.filter(({ date }) => toDay(date) >= planning.day);
      const plans: StudyPlan[] = [];
      const earlier: EarlierExam[] = [];
      // One after the other: a plan takes its time, and others are served in between.
      for (const exam of coming.toSorted(compareExams)) {
        const cards = await store.exams.listCards(studying, [exam.examId]);
        plans.push({
          exam: toExam(exam, planning.day),
          days: shareDays(exam, cards, earlier, planning),
        });
        const flashcardIds = new Set(cards.map(({ flashcardId }) => flashcardId));
        earlier.push({ date: exam.date, flashcardIds });
      }
      return writer.write(plans, { language: student.language, today: toDate(planning.day) });
    },
  };
}
