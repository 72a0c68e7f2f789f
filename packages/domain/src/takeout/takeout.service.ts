import { MESSAGES, toMediaName, type User } from '@scholar/contract';
import type { AuditLog } from '../accounts/accounts.ports';
import { createNote, whenLimited } from '../accounts/audit';
import { type LimitKeys, spend } from '../accounts/limits';
import type { FileStore } from '../media/media.ports';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import { BYTE_ORDER_MARK, toCsvLine } from './csv';
import type { TakeoutRepository, TakeoutStore, TakeoutTable } from './takeout.ports';

/** Limited, because each export reads everything the student has. */
const EXPORT_WINDOW = { limit: 10, seconds: 60 * 60 };

export type TakeoutFile = { name: string } & (
  | { text: AsyncIterable<string> }
  | { bytes: Uint8Array }
);

const KINDS = [
  ['documents', 'documents'],
  ['flashcards', 'flashcards'],
  ['sets', 'sets'],
  ['folders', 'folders'],
  ['study-sessions', 'studySessions'],
  ['reviews', 'reviews'],
  ['study-days', 'studyDays'],
  ['marks', 'marks'],
  ['exams', 'exams'],
  ['push-devices', 'pushDevices'],
  ['calendar-feed', 'calendarFeed'],
  ['media', 'media'],
  ['share-links', 'shareLinks'],
  ['memory-parameters', 'memoryParameters'],
  ['match-bests', 'matchBests'],
  ['payments', 'payments'],
  ['sessions', 'sessions'],
  ['second-factor', 'secondFactor'],
  ['team', 'team'],
] as const satisfies [string, Exclude<keyof TakeoutRepository, 'mediaFiles'>][];

/** Everything a student owns, to take along. */
export function createTakeoutService({
  store,
  files,
  keys,
  audit,
}: {
  store: TakeoutStore;
  files: Pick<FileStore, 'get'>;
  keys: LimitKeys;
  audit: AuditLog;
}) {
  const note = createNote(audit);

  /** Each is read when the one before it is written. */
  async function* list(owner: OwnerId, user: User): AsyncGenerator<TakeoutFile> {
    yield { name: 'profile.json', text: once(JSON.stringify(user, null, 2)) };
    for (const [name, kind] of KINDS) {
      yield { name: `${name}.json`, text: toJson(store.takeout[kind](owner)) };
      yield { name: `${name}.csv`, text: toCsv(store.takeout[kind](owner)) };
    }
    for await (const { mediaId, mime } of store.takeout.mediaFiles(owner)) {
      const bytes = await files.get(mediaId);
      if (bytes) {
        yield { name: `media/${toMediaName(mediaId, mime)}`, bytes };
      }
    }
  }

  return {
    async export(owner: OwnerId, user: User, caller: Caller): Promise<AsyncIterable<TakeoutFile>> {
      await whenLimited(
        spend(store.limits, keys.ofOwner('export', owner), EXPORT_WINDOW, MESSAGES.tooMany),
        () => note('exported', 'limited', caller, owner),
      );
      note('exported', 'ok', caller, owner);
      return list(owner, user);
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
