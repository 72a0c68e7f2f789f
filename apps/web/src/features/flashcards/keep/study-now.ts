import {
  type DocumentDraft,
  documentEndpoints,
  type ImportedSet,
  setEndpoints,
} from '@scholar/contract';
import { type Api, isCode, saveSignal } from '../../../lib/api/api';
import { randomKey } from '../../../lib/queries/random-key';
import { type Batch, keptIdsOf } from '../cards/batch';
import { draftDocument } from './keep-document';
import { keepCards } from './keep-cards';
import { toTitle } from './draft-document';
import { toImportedSet } from './to-imported-set';

type Keeping = Parameters<typeof keepCards>[2];

/** Cards without a document, and without a name that they could take over. */
const NAMELESS = 'Flashcards';

/** Whether a part of the cards is saved already, or may be. Then only the others can still be brought. */
export function isPartlyKept({ cards, sent }: Batch): boolean {
  return sent !== null || cards.some(({ saved }) => saved !== null);
}

/** The selected cards as a set that is named after their document, and the document itself. */
export async function toSetOf(
  api: Api,
  batch: Batch,
  keepsDocument: boolean,
): Promise<ImportedSet> {
  const document = await findDocument(api, batch, keepsDocument);
  const fileName = batch.origin?.file?.name;
  const title = fileName === undefined ? (document?.title ?? NAMELESS) : toTitle(fileName);
  return toImportedSet(batch, { title: title || NAMELESS, document });
}

async function findDocument(
  api: Api,
  { origin, documentId }: Batch,
  keepsDocument: boolean,
): Promise<DocumentDraft | null> {
  if (origin) {
    return keepsDocument ? draftDocument(api, origin) : null;
  }
  return documentId === null ? null : readDocument(api, documentId);
}

/** The saved document, so that the cards are put to it: the same text is the same document. */
async function readDocument(api: Api, documentId: number): Promise<DocumentDraft | null> {
  try {
    const { title, field, content, sourceText, sourceEmphasis, summarySources } = await api(
      documentEndpoints.get,
      { params: { documentId: String(documentId) } },
      { signal: saveSignal() },
    );
    return { title, field, content, sourceText, sourceEmphasis, summarySources };
  } catch (error) {
    if (isCode(error, 'not_found')) {
      // Deleted meanwhile; its cards are worth keeping all the same.
      return null;
    }
    throw error;
  }
}

/** Saves what is not saved yet, and makes a set of all that is selected. Answers the id of the set. */
export async function makeSetOfKept(api: Api, batch: Batch, keeping: Keeping): Promise<number> {
  let current = batch;
  await keepCards(api, batch, {
    ...keeping,
    onChange(change) {
      current = change(current);
      keeping.onChange(change);
    },
  });
  const document = current.documentId === null ? null : await readDocument(api, current.documentId);
  const { quizId } = await api(
    setEndpoints.create,
    { body: { title: document?.title ?? NAMELESS, flashcardList: keptIdsOf(current) } },
    { idempotencyKey: randomKey(), signal: saveSignal() },
  );
  return quizId;
}
