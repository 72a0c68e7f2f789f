import { type ExportedCard, type ExportList, IMPORT_MAX } from '@scholar/contract';
import { cardNotFound } from '../flashcards/flashcards.service';
import { setNotFound } from '../sets/set-access';
import type { OwnerId } from '../shared/owner-id';
import type { ExportsStore } from './exports.ports';

export type ExportsService = ReturnType<typeof createExportsService>;

/** What a student takes along, of their own alone. */
export function createExportsService({ store }: { store: ExportsStore }) {
  return {
    async list(owner: OwnerId, setIds?: number[]): Promise<ExportList> {
      if (setIds === undefined) {
        const [sets, flashcardIds] = await Promise.all([
          store.exports.listSets(owner),
          store.exports.listLooseCards(owner),
        ]);
        return { sets, flashcardIds };
      }
      const sets = await store.exports.listSets(owner, setIds);
      if (sets.length !== setIds.length) {
        throw setNotFound();
      }
      return { sets, flashcardIds: [] };
    },

    async readCards(owner: OwnerId, flashcardIds: number[]): Promise<{ cards: ExportedCard[] }> {
      const ids = [...new Set(flashcardIds)];
      const found = await store.exports.readCards(owner, ids, IMPORT_MAX.reviewsOfCard);
      const cards = new Map(found.map((card) => [card.flashcardId, card]));
      return { cards: ids.map((id) => refuseMissingCard(cards.get(id))) };
    },
  };
}

function refuseMissingCard(card: ExportedCard | undefined): ExportedCard {
  if (card === undefined) {
    throw cardNotFound();
  }
  return card;
}
