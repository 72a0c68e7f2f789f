import { documentEndpoints, type DocumentRow } from '@scholar/contract';
import { type Api, saveSignal } from '../../../lib/api/api';
import type { SourceDocument } from '../../import-document/public';
import { summarizeDocument, toPlainDocument } from './draft-document';

/** The cards wait for the summary of their document, and are not saved until then. */
const LONGEST_NAMING_MS = 20_000;

/** Saves the text that cards were made from, once: the same text again is the same document. */
export async function keepDocument(api: Api, source: SourceDocument): Promise<DocumentRow> {
  const body = await draftDocument(api, source);
  return api(
    documentEndpoints.upload,
    { body: { ...body, reuse: true } },
    { signal: saveSignal() },
  );
}

export async function draftDocument(api: Api, source: SourceDocument) {
  const signal = AbortSignal.timeout(LONGEST_NAMING_MS);
  // Whatever the AI says about it, the text is worth keeping.
  const summarized = await summarizeDocument(api, source, signal).catch(() => undefined);
  return summarized ?? toPlainDocument(source);
}
