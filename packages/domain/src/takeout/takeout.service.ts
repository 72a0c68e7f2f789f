import { MESSAGES, type User } from '@scholar/contract';
import { type LimitKeys, spend } from '../accounts/limits';
import type { OwnerId } from '../shared/owner-id';
import { BYTE_ORDER_MARK, toCsvLine } from './csv';
import type { TakeoutRepository, TakeoutRow, TakeoutStore } from './takeout.ports';

/** Each one reads everything there is. */
const EXPORT_WINDOW = { limit: 10, seconds: 60 * 60 };

export type TakeoutFile = { name: string; text: AsyncIterable<string> };
export type TakeoutService = ReturnType<typeof createTakeoutService>;

const KINDS = [
  ['documents', 'documents'],
  ['flashcards', 'flashcards'],
  ['sets', 'sets'],
  ['study-sessions', 'studySessions'],
  ['payments', 'payments'],
  ['team', 'team'],
] as const satisfies [string, keyof TakeoutRepository][];

/** Everything a student owns, to take along. */
export function createTakeoutService({ store, keys }: { store: TakeoutStore; keys: LimitKeys }) {
  return {
    async export(owner: OwnerId, user: User): Promise<TakeoutFile[]> {
      await spend(store.limits, keys.ofOwner('export', owner), EXPORT_WINDOW, MESSAGES.tooMany);
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

async function* toJson(rows: AsyncIterable<TakeoutRow>) {
  let separator = '[\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* toCsv(rows: AsyncIterable<TakeoutRow>) {
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) {
      yield BYTE_ORDER_MARK + toCsvLine(Object.keys(row));
      isFirst = false;
    }
    yield toCsvLine(Object.values(row));
  }
}
