import { BODY_LIMIT, IMPORT_MAX, importEndpoints, type ImportedSet } from '@scholar/contract';
import type { ImportResult } from '@scholar/contract';
import { type Api, saveSignal } from '../../../lib/api/api';

export type BroughtSet = ImportResult['sets'][number];

/** What the call carries around its sets. */
const FRAME_BYTES = 1_024;

/**
 * Saves sets with their cards and documents. One call does all of it or nothing; what is too much for one
 * goes in several, each of them whole, and is told of as soon as it is saved.
 */
export async function bringSets(
  api: Api,
  sets: readonly ImportedSet[],
  {
    keyOf,
    isOnlyWhatFits,
    hasRepeats = false,
    onBrought,
  }: {
    keyOf: (content: unknown) => string;
    isOnlyWhatFits: boolean;
    hasRepeats?: boolean;
    onBrought: (brought: readonly BroughtSet[], sent: readonly ImportedSet[]) => void;
  },
): Promise<BroughtSet[]> {
  const all: BroughtSet[] = [];
  for (const group of toGroups(sets)) {
    const body = {
      sets: group,
      ...(isOnlyWhatFits && { onlyWhatFits: true }),
      ...(hasRepeats && { repeats: true }),
    };
    const { sets: brought } = await api(
      importEndpoints.bring,
      { body },
      { idempotencyKey: keyOf(body), signal: saveSignal() },
    );
    onBrought(brought, group);
    all.push(...brought);
  }
  return all;
}

/** As few as the limits of the call allow, in the same order. */
export function toGroups(sets: readonly ImportedSet[]): ImportedSet[][] {
  const groups: ImportedSet[][] = [];
  let bytes = 0;
  let cards = 0;
  for (const set of sets) {
    const size = new Blob([JSON.stringify(set)]).size + 1;
    bytes += size;
    cards += set.cards.length;
    const last = groups.at(-1);
    const fits =
      bytes + FRAME_BYTES <= BODY_LIMIT.import &&
      cards <= IMPORT_MAX.cards &&
      (last?.length ?? 0) < IMPORT_MAX.sets;
    if (last && fits) {
      last.push(set);
    } else {
      groups.push([set]);
      bytes = size;
      cards = set.cards.length;
    }
  }
  return groups;
}
