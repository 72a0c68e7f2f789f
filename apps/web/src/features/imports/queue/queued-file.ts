import { FIELDS, SummarySourceSchema } from '@scholar/contract';
import { EXTRACTION_FAULTS } from '@scholar/extract';
import * as z from 'zod/mini';
import { BatchSchema } from '../../flashcards/public';
import { SourceDocumentSchema } from '../../import-document/public';

/** Why a file became no document. `gone`: the browser no longer has it. */
export const FILE_FAULTS = [...EXTRACTION_FAULTS, 'folder', 'gone', 'not_made'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** Files that were queued by an earlier version say less. */
const PageNumbersSchema = z.catch(z.array(z.number()), []);

/** A file on its way to a document with cards. Its bytes lie beside it, until they are read. */
export const QueuedFileSchema = z.object({
  id: z.string(),
  userId: z.number(),
  /** Files stay in the order in which they came. */
  place: z.number(),
  name: z.string(),
  size: z.number(),
  /** What the document and its set will be called. */
  title: z.string(),
  isTitleTyped: z.boolean(),
  stage: z.enum(['waiting', 'read', 'ready', 'failed']),
  fault: z.nullable(z.enum(FILE_FAULTS)),
  /** What was read of it. */
  reading: z.nullable(
    z.object({
      source: SourceDocumentSchema,
      isCut: z.boolean(),
      recognisedPages: PageNumbersSchema,
      emptyPages: PageNumbersSchema,
      picturePages: PageNumbersSchema,
    }),
  ),
  /** Null where the AI made none. */
  summary: z.nullable(
    z.object({
      content: z.string(),
      field: z.enum(FIELDS),
      /** Files that were queued by an earlier version do not say. */
      summarySources: z._default(z.array(SummarySourceSchema), []),
    }),
  ),
  batch: z.nullable(BatchSchema),
  /** The file was a list of pairs: its cards are all of it, and it is no document. */
  isList: z._default(z.boolean(), false),
});
export type QueuedFile = z.output<typeof QueuedFileSchema>;

/** What is being done about a file at the moment. */
export type Work =
  | { step: 'opening' | 'writing' }
  | { step: 'reading' | 'recognising'; page: number; pages: number }
  /** Goes on by itself at that time. */
  | { step: 'pausing'; why: 'busy' | 'offline'; until: number };

export type ShownFile = QueuedFile & { work: Work | null };

export function isUnderWay({ stage }: QueuedFile): boolean {
  return stage === 'waiting' || stage === 'read';
}
