import { flashcardEndpoints } from '@scholar/contract';
import type { Api } from '../../lib/api';
import { isCode } from '../../lib/is-code';
import { saveSignal } from '../../lib/save-signal';
import { type Batch, type GeneratedCard, isKept, type KeptCard, selectedOf } from './batch';

/**
 * Saves the selected cards: new ones together, all or none, and each edited one where it lies.
 * Tells of cards as soon as they are kept: a later failure does not make them new again.
 */
export async function keepCards(
  api: Api,
  batch: Batch,
  onKept: (kept: KeptCard[]) => void,
): Promise<void> {
  const unsaved = selectedOf(batch).filter((card) => !isKept(card));
  const isNew = new Set(unsaved.filter(({ saved }) => saved === null));
  for (const card of unsaved) {
    if (!isNew.has(card)) {
      const kept = await update(api, card);
      if (kept) {
        onKept([kept]);
      } else {
        isNew.add(card);
      }
    }
  }
  const added = unsaved.filter((card) => isNew.has(card));
  if (added.length > 0) {
    onKept(await add(api, batch, added));
  }
}

/** Undefined for a card that was deleted elsewhere: here it is still wanted. */
async function update(api: Api, card: GeneratedCard): Promise<KeptCard | undefined> {
  const { id, question, answer, saved } = card;
  if (saved === null) {
    return undefined;
  }
  const { flashcardId } = saved;
  try {
    await api(
      flashcardEndpoints.edit,
      { params: { flashcardId: String(flashcardId) }, body: { question, answer } },
      { signal: saveSignal() },
    );
    return { id, flashcardId, question, answer };
  } catch (error) {
    if (isCode(error, 'not_found')) {
      return undefined;
    }
    throw error;
  }
}

async function add(api: Api, batch: Batch, added: GeneratedCard[]): Promise<KeptCard[]> {
  const flashcardList = added.map((card) => ({
    question: card.question,
    answer: card.answer,
    source: batch.sources[batch.cards.indexOf(card)] ?? null,
  }));
  const send = (documentId: number, idempotencyKey: string) =>
    api(
      flashcardEndpoints.addBulk,
      { body: { documentId, flashcardList } },
      { idempotencyKey, signal: saveSignal() },
    );

  const documentId = batch.documentId ?? NO_DOCUMENT;
  let answered;
  try {
    answered = await send(documentId, batch.saveKey);
  } catch (error) {
    if (documentId === NO_DOCUMENT || !isCode(error, 'not_found')) {
      throw error;
    }
    // The document was deleted meanwhile; its cards are worth keeping all the same.
    answered = await send(NO_DOCUMENT, `${batch.saveKey}-alone`);
  }
  return answered.flashcardList.flatMap(({ flashcardId }, place) => {
    const card = added[place];
    return card ? [{ id: card.id, flashcardId, question: card.question, answer: card.answer }] : [];
  });
}

const NO_DOCUMENT = 0;
