import {
  type MemorySettings,
  type Today,
  TODAY_CARDS_MAX,
  type TodayCard,
} from '@scholar/contract';
import {
  cutIntoDays,
  DAY_MS,
  findStretch,
  minutesFor,
  type Moment,
  orderQueue,
  type Scheduler,
  stretchIntervals,
} from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import { NOTHING_KEPT, toHandling } from './card-status';
import type { FollowedExam } from '../exams/exams.ports';
import { findExams, followExams } from '../exams/follow-exams';
import type { PlanningDay } from '../exams/plan-exam';
import type { CardKey, QueueAt, QueuedCard } from './memory.ports';
import { findMedianTime } from './median-time';
import { findStudyDay } from './study-day';
import { findStudyTeam } from './study-team';
import { schedulerWith } from './take-reviews';
import { shareToday } from './today-share';
import type { TodayStore } from './today.ports';

export type TodayService = ReturnType<typeof createTodayService>;

const LEECHES_SHOWN = 20;

export function createTodayService({ store, now }: { store: TodayStore; now: () => Date }) {
  /** Whether there are new cards beyond so many, those of exams among them. */
  async function hasOthers(queue: QueueAt, shown: number): Promise<boolean> {
    const all = { ...queue, apart: { ...queue.apart, followed: [] } };
    return (await store.queue.listNew(all, shown + 1)).length > shown;
  }

  /** What the day brings, but for how much of it waits. */
  async function readShown(
    { planned, queue, coming }: { planned: QueueAt; queue: QueueAt; coming: FollowedExam[] },
    {
      settings,
      more,
      ...today
    }: Omit<PlanningDay, 'median'> & { more: boolean } & {
      settings: Pick<MemorySettings, 'newPerDay' | 'reviewsPerDay'>;
    },
  ) {
    const [exams, done, median, found, fresh, leeches, ahead] = await Promise.all([
      followExams(store, planned, coming, today),
      store.queue.countDone(queue.owner, today.day),
      findMedianTime(store.queue, queue.owner),
      store.queue.findDue(queue, TODAY_CARDS_MAX),
      // One more than can be shown tells whether there are others.
      store.queue.listNew(
        queue,
        Math.min(more ? TODAY_CARDS_MAX : settings.newPerDay, TODAY_CARDS_MAX) + 1,
      ),
      store.queue.listLeeches(queue, LEECHES_SHOWN),
      store.queue.lookAhead(planned, new Date(planned.dayEndsAt.getTime() + DAY_MS)),
    ]);
    const limits = { due: settings.reviewsPerDay, new: settings.newPerDay };
    const given = { found, fresh, open: exams.open, done, limits, more };
    const listed = { due: found.due.length, learning: found.learning.length };
    const keys = [...shareToday({ ...given, dueCounts: listed }).cards, ...leeches];
    const [cards, slowed] = await Promise.all([
      store.queue.readCards(queue, keys),
      store.queue.findSlowed(queue, keys),
    ]);
    return { exams, done, median, leeches, ahead, given, cards, slowed };
  }

  return {
    async read(
      owner: OwnerId,
      { timeZone, more }: { timeZone?: string | undefined; more: boolean },
    ): Promise<Today> {
      const at = now();
      const [{ settings, zone, day, utcOffset, endsAt }, team, weights] = await Promise.all([
        findStudyDay(store.memorySettings, owner, at, timeZone),
        findStudyTeam(store.teams, owner),
        store.memoryParameters.findWeights(owner),
      ]);
      const scheduler = schedulerWith(weights);
      const stretch = findStretch(weights);
      const { coming, apart } = await findExams(store, { owner, team }, day);
      const planned = { owner, team, at, dayEndsAt: new Date(endsAt), apart, stretch };
      // Who goes on past the limits may also go on past the plan of an exam.
      const queue = more ? { ...planned, apart: { ...apart, followed: [] } } : planned;

      const [brought, dueCounts] = await Promise.all([
        readShown({ planned, queue, coming }, { settings, more, day, zone, weights }),
        // A pile takes long to count, and what is shown of it is the same whatever its size.
        store.queue.countDue(queue),
      ]);
      const { exams, done, median, leeches, ahead, cards, slowed } = brought;
      const share = shareToday({ ...brought.given, dueCounts });
      const { counts, there } = share;
      const isSlowed = new Set(slowed);
      const moment = { at: at.toISOString(), utcOffset };
      const early = new Set(
        share.byExam.flatMap(({ kind, flashcardId }) => (kind === 'early' ? [flashcardId] : [])),
      );
      const cardOf = new Map(
        cards.map((card) => {
          const shown = toTodayCard(
            scheduler,
            card,
            moment,
            isSlowed.has(card.flashcardId) ? stretch : 1,
          );
          // The exam wants it today, whatever the schedule says.
          return [
            card.flashcardId,
            early.has(card.flashcardId) ? { ...shown, due: moment.at } : shown,
          ];
        }),
      );
      const pick = (keys: CardKey[]) =>
        keys.flatMap(({ flashcardId }) => cardOf.get(flashcardId) ?? []);
      return {
        asOf: moment.at,
        day,
        dayEndsAt: endsAt,
        weights,
        counts,
        minutes: minutesFor(counts, median),
        medianMilliseconds: median,
        done,
        waiting: {
          due: share.waiting.due,
          hasNew: share.waiting.new > 0 || (exams.hasNew && (await hasOthers(queue, counts.new))),
        },
        pile: cutIntoDays({
          due: there.due,
          done: done.due + share.byExam.length,
          perDay: settings.reviewsPerDay,
        }),
        cards: orderQueue(pick(share.cards), moment.at).slice(0, TODAY_CARDS_MAX),
        leeches: pick(leeches),
        nextDueAt: exams.dueTomorrow > 0 ? endsAt : ahead.nextDueAt,
        dueTomorrow: ahead.due + exams.dueTomorrow,
      };
    },
  };
}

function toTodayCard(
  scheduler: Scheduler,
  { kept, ...card }: QueuedCard,
  moment: Moment,
  stretch: number,
): TodayCard {
  const known = kept ?? NOTHING_KEPT;
  const next = scheduler.nextIntervals(card.flashcardId, known.memory, moment);
  // Spread, as many fields as these take eight times as long: for a day's cards, longer than their intervals.
  return Object.assign(card, known.memory, toHandling(known), {
    next: stretchIntervals(next, stretch),
    stretch,
  });
}
