import { DocumentPageSchema, DocumentRowSchema, type DocumentRow } from '@scholar/contract';
import { expect } from 'vitest';
import type { TestApp } from './test-app';

export const DRAFT = { title: 'Sinh học 10', field: 'Biology', content: 'Tế bào là đơn vị sống.' };

/** As dates go over the wire. */
export const AN_INSTANT: unknown = expect.stringMatching(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/,
);

/** Saves a document through the same call a browser makes. */
export async function saveDocument(
  { call }: Pick<TestApp, 'call'>,
  token: string,
  draft: Record<string, unknown> = {},
): Promise<DocumentRow> {
  const answer = await call('PUT', '/document/upload', { token, body: { ...DRAFT, ...draft } });
  if (answer.status !== 200) {
    throw new Error(`Saving a document answered ${answer.status}: ${answer.body.message}`);
  }
  return DocumentRowSchema.parse(answer.body.data);
}

/** One page of a list. */
export async function listDocuments(
  { call }: Pick<TestApp, 'call'>,
  token: string,
  filter: Record<string, unknown> = {},
  page = '0/100',
) {
  const answer = await call('POST', `/document/get/${page}`, { token, body: filter });
  if (answer.status !== 200) {
    throw new Error(`Listing documents answered ${answer.status}: ${answer.body.message}`);
  }
  return DocumentPageSchema.parse(answer.body.data);
}

export async function listTitles(
  app: Pick<TestApp, 'call'>,
  token: string,
  filter: Record<string, unknown> = {},
): Promise<string[]> {
  const { documents } = await listDocuments(app, token, filter);
  return documents.map(({ title }) => title);
}

/** Everything of documents that is stored, to tell that nothing has changed. */
export function readStored({ database }: Pick<TestApp, 'database'>) {
  return database.query(`select d.*, t.content, t.source_text, t.source_emphasis
    from documents d left join document_texts t on t.user_id = d.user_id and t.document_id = d.id
    order by d.id`);
}
