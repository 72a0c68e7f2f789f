import { type Activity, type Desk, DESK_MAX, type StudySession } from '@scholar/contract';
import { dayBorders, weekOf } from '@scholar/memory';
import { findStudyDay } from '../memory/study-day';
import { findStudyTeam } from '../memory/study-team';
import { findInTeam, setNotFound } from '../sets/set-access';
import type { OwnerId } from '../shared/owner-id';
import type { ReportsStore } from './reports.ports';
import { boundsOfWeek } from './week';

export type ReportsService = ReturnType<typeof createReportsService>;

const DAY_SECONDS = 86_400;
const TOP_FIELDS = 5;
const WEEK = 7;

export function createReportsService({ store, now }: { store: ReportsStore; now: () => Date }) {
  return {
    readStatistics: (owner: OwnerId) => store.reports.readStatistics(owner),

    async addSession(owner: OwnerId, { quizId: setId, ...session }: StudySession) {
      const at = now();
      const today = new Date(at);
      today.setUTCHours(0, 0, 0, 0);
      await store.transaction(async ({ reports, sets, holdings, ...team }) => {
        // Two reports at once must not both take what is left of the day.
        await holdings.lock(owner);
        // A report may arrive again after its set is gone: what counts already is not refused.
        if (await reports.hasSession(owner, session.sessionId)) {
          return;
        }
        const isOwn = await sets.lock(owner, setId);
        if (!isOwn && !(await findInTeam(team, owner, setId))) {
          throw setNotFound();
        }
        // Another author's set may be deleted at any time, so only the time is kept.
        const keptSetId = isOwn ? setId : null;
        const left = DAY_SECONDS - (await reports.sumSeconds(owner, today));
        const seconds = Math.min(toPlausible(session.seconds), Math.max(0, left));
        await reports.insertSession(owner, { ...session, setId: keptSetId, seconds }, at);
      });
      return null;
    },

    async readActivity(
      owner: OwnerId,
      { timeZone = 'UTC' }: { timeZone?: string | undefined },
    ): Promise<Activity> {
      const [seconds, cardsByField] = await Promise.all([
        store.reports.sumBetween(owner, boundsOfWeek(now(), timeZone)),
        store.reports.countByField(owner, TOP_FIELDS),
      ]);
      // A student's day can overlap two days of the server and so hold twice the limit.
      const studySeconds = seconds.map((sum) => Math.min(sum, DAY_SECONDS));
      return { studySeconds, cardsByField };
    },

    async readDesk(owner: OwnerId, { timeZone }: { timeZone?: string | undefined }): Promise<Desk> {
      const at = now();
      const [{ zone, day: today }, team] = await Promise.all([
        findStudyDay(store.memorySettings, owner, at, timeZone),
        findStudyTeam(store.teams, owner),
      ]);
      const monday = weekOf(today);
      const borders = dayBorders(monday - 1, zone, WEEK + 1).map((border) => new Date(border));
      const [sets, documents, answered, seconds] = await Promise.all([
        store.reports.listLastSets({ owner, team }, DESK_MAX),
        store.reports.listLastDocuments(owner, DESK_MAX),
        store.reports.listAnsweredDays(owner, monday),
        store.reports.sumBetween(owner, borders),
      ]);
      const days = seconds.map((sum, place) => sum > 0 || answered.includes(monday + place));
      return { sets, documents, week: { days, today: today - monday } };
    },
  };
}

/** A session cannot be shorter than zero or longer than a day. */
function toPlausible(seconds: number | null): number {
  return Math.min(DAY_SECONDS, Math.max(0, Math.round(seconds ?? 0)));
}
