import { MESSAGES, type User } from '@scholar/contract';
import type { AuditLog } from '../accounts/accounts.ports';
import { createNote, whenLimited } from '../accounts/audit';
import { type LimitKeys, spend } from '../accounts/limits';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import { BYTE_ORDER_MARK, toCsvLine } from './csv';
import type { TakeoutRepository, TakeoutStore, TakeoutTable } from './takeout.ports';

/** Limited, because each export reads everything the student has. */
const EXPORT_WINDOW = { limit: 10, seconds: 60 * 60 };

export type TakeoutFile = { name: string; text: AsyncIterable<string> };

const KINDS = [
  ['documents', 'documents'],
  ['flashcards', 'flashcards'],
  ['sets', 'sets'],
  ['study-sessions', 'studySessions'],
  ['reviews', 'reviews'],
  ['study-days', 'studyDays'],
  ['marks', 'marks'],
  ['exams', 'exams'],
  ['push-devices', 'pushDevices'],
  ['calendar-feed', 'calendarFeed'],
  ['share-links', 'shareLinks'],
  ['memory-parameters', 'memoryParameters'],
  ['match-bests', 'matchBests'],
  ['payments', 'payments'],
  ['team', 'team'],
] as const satisfies [string, keyof TakeoutRepository][];

/** Everything a student owns, to take along. */
export function createTakeoutService({
  store,
  keys,
  audit,
}: {
  store: TakeoutStore;
  keys: LimitKeys;
  audit: AuditLog;
}) {
  const note = createNote(audit);

  return {
    async export(owner: OwnerId, user: User, caller: Caller): Promise<TakeoutFile[]> {
      await whenLimited(
        spend(store.limits, keys.ofOwner('export', owner), EXPORT_WINDOW, MESSAGES.tooMany),
        () => note('exported', 'limited', caller, owner),
      );
      note('exported', 'ok', caller, owner);
      return [
        { name: 'profile.json', text: once(JSON.stringify(user, null, 2)) },
        ...KINDS.flatMap(([name, kind]) => [
          { name: `${name}.json`, text: toJson(store.takeout[kind](owner)) },
          { name: `${name}.csv`, text: toCsv(store.takeout[kind](owner)) },
        ]),
      ];
    },
  };
}

async function* once(text: string) {
  yield text;
}

async function* toJson({ rows }: TakeoutTable) {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* toCsv({ columns, rows }: TakeoutTable) {
  yield BYTE_ORDER_MARK + toCsvLine(columns);
  for await (const row of rows) {
    yield toCsvLine(columns.map((column) => row[column] ?? null));
  }
}
