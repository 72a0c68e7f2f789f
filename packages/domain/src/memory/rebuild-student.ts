import type { Scheduler } from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import { nothingKept } from './card-status';
import type { CardKey, MemoryRepository, RebuildRepository } from './memory.ports';
import { rebuildCards } from './take-reviews';

type Repositories = { memory: MemoryRepository; rebuilding: RebuildRepository };

/** Cards that are looked at together. */
const PAGE = 500;

/** Makes the memories of a page of cards anew from the log; who calls it has locked the student. */
export async function rebuildPage(
  { memory, rebuilding }: Repositories,
  owner: OwnerId,
  { after, scheduler }: { after: number; scheduler: Scheduler },
): Promise<CardKey[]> {
  const cards = await rebuilding.listCards(owner, after, PAGE);
  await memory.keep(owner, await rebuildCards(memory, owner, cards.map(nothingKept), scheduler));
  return cards;
}

/** All pages of a student; how many cards there were. */
export async function rebuildPages(
  rebuild: (after: number) => Promise<CardKey[]>,
): Promise<number> {
  let rebuilt = 0;
  let last: number | undefined = 0;
  while (last !== undefined) {
    const cards = await rebuild(last);
    rebuilt += cards.length;
    last = cards.at(-1)?.flashcardId;
  }
  return rebuilt;
}
