import { type Today, TODAY_CARDS_MAX, type TodayCard } from '@scholar/contract';
import {
  cutIntoDays,
  DAY_MS,
  minutesFor,
  type Moment,
  orderQueue,
  shareOfDay,
} from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import { NOTHING_KEPT, toHandling } from './card-status';
import type { CardKey, QueuedCard, TodayStore } from './memory.ports';
import { findMedianTime } from './median-time';
import { findStudyDay } from './study-day';
import { findStudyTeam } from './study-team';
import { scheduler } from './take-reviews';

export type TodayService = ReturnType<typeof createTodayService>;

const LEECHES_SHOWN = 20;

export function createTodayService({ store, now }: { store: TodayStore; now: () => Date }) {
  return {
    async read(
      owner: OwnerId,
      { timeZone, more }: { timeZone?: string | undefined; more: boolean },
    ): Promise<Today> {
      const at = now();
      const [{ settings, day, utcOffset, endsAt }, team] = await Promise.all([
        findStudyDay(store.memorySettings, owner, at, timeZone),
        findStudyTeam(store.teams, owner),
      ]);
      const queue = { owner, team, at, dayEndsAt: new Date(endsAt) };

      const [done, median, found, fresh, leeches, ahead] = await Promise.all([
        store.queue.countDone(owner, day),
        findMedianTime(store.queue, owner),
        store.queue.findDue(queue, TODAY_CARDS_MAX),
        // One more than can be shown tells whether there are others.
        store.queue.listNew(
          queue,
          Math.min(more ? TODAY_CARDS_MAX : settings.newPerDay, TODAY_CARDS_MAX) + 1,
        ),
        store.queue.listLeeches(queue, LEECHES_SHOWN),
        store.queue.lookAhead(queue, new Date(Date.parse(endsAt) + DAY_MS)),
      ]);
      const limits = { due: settings.reviewsPerDay, new: settings.newPerDay };
      const there = { due: found.counts.due, new: fresh.length };
      const share = more ? there : shareOfDay({ there, done, limits });
      const counts = {
        due: share.due,
        new: Math.min(share.new, TODAY_CARDS_MAX),
        learning: found.counts.learning,
      };

      const wanted = [
        ...found.learning,
        ...found.due.slice(0, counts.due),
        ...fresh.slice(0, counts.new),
      ];
      const cards = await store.queue.readCards(queue, [...wanted, ...leeches]);
      const moment = { at: at.toISOString(), utcOffset };
      const cardOf = new Map(cards.map((card) => [card.flashcardId, toTodayCard(card, moment)]));
      const pick = (keys: CardKey[]) =>
        keys.flatMap(({ flashcardId }) => cardOf.get(flashcardId) ?? []);
      return {
        asOf: moment.at,
        day,
        dayEndsAt: endsAt,
        counts,
        minutes: minutesFor(counts, median),
        medianMilliseconds: median,
        done,
        waiting: { due: there.due - counts.due, hasNew: fresh.length > counts.new },
        pile: cutIntoDays({ due: there.due, done: done.due, perDay: settings.reviewsPerDay }),
        cards: orderQueue(pick(wanted), moment.at).slice(0, TODAY_CARDS_MAX),
        leeches: pick(leeches),
        nextDueAt: ahead.nextDueAt,
        dueTomorrow: ahead.due,
      };
    },
  };
}

function toTodayCard({ kept, ...card }: QueuedCard, moment: Moment): TodayCard {
  const known = kept ?? NOTHING_KEPT;
  return {
    ...card,
    ...known.memory,
    ...toHandling(known),
    next: scheduler.nextIntervals(card.flashcardId, known.memory, moment),
  };
}
