import { type DocumentRow, flashcardEndpoints, kindOf } from '@scholar/contract';
import { type Api, ApiError, isCode, saveSignal } from '../../../lib/api/api';
import { randomKey } from '../../../lib/queries/random-key';
import {
  type Batch,
  type GeneratedCard,
  isKept,
  type KeptCard,
  selectedOf,
  type SentCards,
  withDocument,
  withKept,
  withoutKept,
} from '../cards/batch';
import { countChoices } from '../cards/choices';
import type { SourceDocument } from '../../import-document/public';
import { keepDocument } from './keep-document';

type Change = (batch: Batch) => Batch;

type Keeping = {
  /** Whether the text that new cards were made from is saved with them. */
  keepsDocument: boolean;
  onChange: (change: Change) => void;
  onDocument: (row: DocumentRow, origin: SourceDocument) => void;
};

/**
 * Saves the selected cards: new ones in one call, all or none, and each edited one by itself.
 * Every step is reported at once, because a later failure does not undo it.
 */
export async function keepCards(
  api: Api,
  batch: Batch,
  { keepsDocument, onChange, onDocument }: Keeping,
): Promise<void> {
  let current = batch;
  const note = (change: Change) => {
    current = change(current);
    onChange(change);
  };

  if (current.sent) {
    await settle(api, current.sent, note, (id) =>
      current.cards.some((card) => card.id === id && card.isSelected),
    );
  }
  for (const card of selectedOf(current)) {
    if (card.saved !== null && !isKept(card)) {
      const kept = await update(api, card);
      note((old) => (kept ? withKept(old, [kept]) : withoutKept(old, new Set([card.id]))));
    }
  }
  const added = selectedOf(current).filter(({ saved }) => saved === null);
  if (added.length > 0 && keepsDocument && current.origin) {
    const { origin } = current;
    const row = await keepDocument(api, origin);
    note((old) => withDocument(old, row));
    onDocument(row, origin);
  }
  if (added.length > 0) {
    await add(api, { batch: current, added, note });
  }
}

/**
 * Sends what was never answered once more, so that nothing is saved twice. Cards that are no longer
 * selected are removed again; edits made since are saved afterwards.
 */
async function settle(
  api: Api,
  sent: SentCards,
  note: (change: Change) => void,
  isSelected: (id: string) => boolean,
): Promise<void> {
  try {
    const kept = await send(api, sent);
    note((batch) => withAnswer(batch, sent, kept));
    const unwanted = kept.filter(({ id }) => !isSelected(id));
    if (unwanted.length > 0) {
      await remove(api, unwanted);
      note((batch) => withoutKept(batch, new Set(unwanted.map(({ id }) => id))));
    }
  } catch (error) {
    if (!isRefusal(error)) {
      throw error;
    }
    // Refused, so nothing was saved: the selected cards are sent as they are now.
  }
  note((batch) => ({ ...batch, sent: null }));
}

/** Undefined for a card that was deleted elsewhere and has to be created again. */
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

async function add(
  api: Api,
  { batch, added, note }: { batch: Batch; added: GeneratedCard[]; note: (change: Change) => void },
): Promise<void> {
  const cards = added.map(({ id, question, answer, kind }) => ({
    id,
    question,
    answer,
    // Left out of a definition, so that such a card is sent as in the specification.
    ...(kindOf({ kind, answer }) === 'cloze' && { kind }),
    source: batch.sources[batch.cards.findIndex((card) => card.id === id)] ?? null,
  }));

  const choices = countChoices(batch);

  async function sendNew(documentId: number): Promise<void> {
    const sent = { key: randomKey(), documentId, cards, ...(choices && { choices }) };
    note((old) => ({ ...old, sent }));
    try {
      const kept = await send(api, sent);
      note((old) => ({ ...withAnswer(old, sent, kept), sent: null }));
    } catch (error) {
      if (isRefusal(error)) {
        note((old) => ({ ...old, sent: null }));
      }
      throw error;
    }
  }

  const documentId = batch.documentId ?? NO_DOCUMENT;
  try {
    await sendNew(documentId);
  } catch (error) {
    if (documentId === NO_DOCUMENT || !isCode(error, 'not_found')) {
      throw error;
    }
    // The document was deleted meanwhile; its cards are worth keeping all the same.
    await sendNew(NO_DOCUMENT);
  }
}

/** What the server has saved and, with the first cards, counted. */
function withAnswer(batch: Batch, { choices }: SentCards, kept: readonly KeptCard[]): Batch {
  return { ...withKept(batch, kept), ...(choices && { uncounted: null }) };
}

async function send(api: Api, { key, documentId, cards, choices }: SentCards): Promise<KeptCard[]> {
  const flashcardList = cards.map(({ question, answer, kind, source }) => ({
    question,
    answer,
    ...(kind && { kind }),
    source,
  }));
  const answered = await api(
    flashcardEndpoints.addBulk,
    { body: { documentId, flashcardList, ...(choices && { choices }) } },
    { idempotencyKey: key, signal: saveSignal() },
  );
  return answered.flashcardList.flatMap(({ flashcardId }, place) => {
    const card = cards[place];
    return card ? [{ id: card.id, flashcardId, question: card.question, answer: card.answer }] : [];
  });
}

async function remove(api: Api, cards: readonly KeptCard[]): Promise<void> {
  const flashcardIds = cards.map(({ flashcardId }) => flashcardId);
  try {
    await api(
      flashcardEndpoints.remove,
      { body: { flashcardIds } },
      { idempotencyKey: randomKey(), signal: saveSignal() },
    );
  } catch (error) {
    // An earlier attempt has removed them.
    if (!isCode(error, 'not_found')) {
      throw error;
    }
  }
}

/** The server refused the cards. After any other failure they may be saved or not. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && REFUSALS.has(error.code);
}

const REFUSALS: ReadonlySet<string> = new Set([
  'invalid_input',
  'plan_limit',
  'not_found',
  'too_large',
]);
const NO_DOCUMENT = 0;
