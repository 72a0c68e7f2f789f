import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import { EmphasisSchema, SourceSchema } from './ai';
import { FieldSchema, FIELDS } from '../text/fields';
import { BODY_LIMIT } from '../wire/limits';
import {
  FolderFilterSchema,
  FromDateSchema,
  IdParamSchema,
  KeywordSchema,
  manyIds,
  PageIndexParamSchema,
  pageSizeParam,
  sortOf,
  ToDateSchema,
  totals,
  withTotal,
} from '../wire/lists';
import { DOCUMENT_MAX_BYTES, SUMMARY_SOURCES_MAX, TITLE_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { boundedText, countCharacters, isBlank, text } from '../text/text';

const TitleSchema = text({
  max: TITLE_MAX,
  message: STUDY_MESSAGES.title,
  tooLong: STUDY_MESSAGES.titleTooLong,
}).check(
  z.overwrite((title) => title.trim()),
  z.refine((title) => !isBlank(title), { error: STUDY_MESSAGES.title, abort: true }),
  z.refine((title) => countCharacters(title) <= TITLE_MAX, STUDY_MESSAGES.titleTooLong),
);

const ContentSchema = boundedText({
  max: DOCUMENT_MAX_BYTES,
  message: STUDY_MESSAGES.content,
  tooLong: STUDY_MESSAGES.documentTooLarge,
}).check(z.refine((content) => !isBlank(content), STUDY_MESSAGES.content));

/** A passage of the source text, or a sentence of the summary. */
const PassageSchema = boundedText({
  max: SUMMARY_SOURCES_MAX.characters,
  message: STUDY_MESSAGES.source,
}).check(
  z.minLength(1, STUDY_MESSAGES.source),
  z.maxLength(SUMMARY_SOURCES_MAX.characters, STUDY_MESSAGES.source),
);
const OffsetSchema = z
  .int(STUDY_MESSAGES.source)
  .check(z.minimum(0, STUDY_MESSAGES.source), z.maximum(DOCUMENT_MAX_BYTES, STUDY_MESSAGES.source));

const SummarySourcesDraftSchema = z
  .array(
    z.strictObject(
      { sentence: PassageSchema, quote: PassageSchema, start: OffsetSchema, end: OffsetSchema },
      STUDY_MESSAGES.source,
    ),
    STUDY_MESSAGES.source,
  )
  .check(z.maxLength(SUMMARY_SOURCES_MAX.items, STUDY_MESSAGES.source));

/** Where a sentence of a summary comes from. */
export const SummarySourceSchema = z.extend(SourceSchema, { sentence: z.string() });
export type SummarySource = z.output<typeof SummarySourceSchema>;

/** Those that a document keeps: more, and longer ones, than any summary has are left out. */
export function toKeptSources(sources: readonly SummarySource[]): SummarySource[] {
  const isKept = (words: string) => words !== '' && words.length <= SUMMARY_SOURCES_MAX.characters;
  return sources
    .filter(({ sentence, quote }) => isKept(sentence) && isKept(quote))
    .slice(0, SUMMARY_SOURCES_MAX.items);
}

/** What a student writes or keeps; sizes in bytes are the service's to judge. */
const draft = { title: TitleSchema, field: FieldSchema, content: ContentSchema };

export const DocumentDraftSchema = z.strictObject({
  ...draft,
  /** The text a summary was made from, so that cards can cite it. */
  sourceText: z.optional(
    z.nullable(
      boundedText({
        max: DOCUMENT_MAX_BYTES,
        message: STUDY_MESSAGES.sourceText,
        tooLong: STUDY_MESSAGES.documentTooLarge,
      }),
    ),
  ),
  /** What stood out in that text. */
  sourceEmphasis: z.optional(EmphasisSchema),
  /** Where in that text the sentences of the content come from. */
  summarySources: z.optional(SummarySourcesDraftSchema),
  /** Answers the document that already holds the text, where there is one, and saves no second. */
  reuse: z.optional(z.boolean(STUDY_MESSAGES.reuse)),
});
export type DocumentDraft = z.output<typeof DocumentDraftSchema>;

export const DocumentUpdateSchema = z.strictObject({
  ...draft,
  /** The copy that was edited; when the stored one is newer, nothing is changed. */
  updateDate: z.optional(z.iso.datetime(STUDY_MESSAGES.date)),
});
export type DocumentUpdate = z.output<typeof DocumentUpdateSchema>;

/** `documentId` is 0 where a server does not tell it. */
export const DocumentRowSchema = z.object({
  documentId: z._default(z.number(), 0),
  title: z.string(),
  field: z.enum(FIELDS),
  uploadDate: z.string(),
  updateDate: z.string(),
  /** Where it lies in a folder. */
  folderId: z.optional(z.number()),
});
export type DocumentRow = z.output<typeof DocumentRowSchema>;

export const StudyDocumentSchema = z.extend(DocumentRowSchema, {
  content: z.string(),
  sourceText: z._default(z.nullable(z.string()), null),
  sourceEmphasis: z._default(z.array(z.string()), []),
  /** Of the summary as it was made: a sentence may have been changed since. */
  summarySources: z._default(z.array(SummarySourceSchema), []),
});
export type StudyDocument = z.output<typeof StudyDocumentSchema>;

export const DocumentFilterSchema = z.strictObject({
  keyword: KeywordSchema,
  dateFrom: FromDateSchema,
  dateTo: ToDateSchema,
  field: z.pipe(
    z.nullish(z.union([z.literal(''), FieldSchema], STUDY_MESSAGES.field)),
    z.transform((field) => field || undefined),
  ),
  folder: FolderFilterSchema,
  sort: sortOf('documents'),
});
export type DocumentFilter = z.output<typeof DocumentFilterSchema>;

/** What a save answers. The specification lists nothing, so it may say nothing. */
const SavedDocumentSchema = z.catch(DocumentRowSchema, {
  documentId: 0,
  title: '',
  field: 'Other',
  uploadDate: '',
  updateDate: '',
});

export const DocumentPageSchema = z
  .object({ documents: z.array(DocumentRowSchema), ...totals })
  .check(withTotal((page) => page.documents.length));
export type DocumentPage = z.output<typeof DocumentPageSchema>;

const byDocument = z.strictObject({ documentId: IdParamSchema });

export const documentEndpoints = {
  upload: endpoint({
    summary: 'Save a document: a summary with the text it was made from, or notes of one’s own',
    method: 'PUT',
    path: '/document/upload',
    auth: 'required',
    body: DocumentDraftSchema,
    bodyLimit: BODY_LIMIT.document,
    tooLarge: STUDY_MESSAGES.documentTooLarge,
    isIdempotent: true,
    data: SavedDocumentSchema,
  }),
  fields: endpoint({
    summary: 'The fields a document can have',
    method: 'GET',
    path: '/document/fields',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: z.array(z.enum(FIELDS)),
  }),
  list: endpoint({
    summary: 'One page of the student’s documents, newest first unless another order is asked for',
    method: 'POST',
    path: '/document/get/:pageIndex/:pageSize',
    auth: 'required',
    params: z.strictObject({ pageIndex: PageIndexParamSchema, pageSize: pageSizeParam() }),
    body: z.prefault(DocumentFilterSchema, {}),
    bodyLimit: BODY_LIMIT.filter,
    data: DocumentPageSchema,
  }),
  get: endpoint({
    summary: 'One document with its text',
    method: 'GET',
    path: '/document/get/:documentId',
    auth: 'required',
    params: byDocument,
    bodyLimit: BODY_LIMIT.none,
    data: StudyDocumentSchema,
  }),
  update: endpoint({
    summary: 'Change title, field and content of a document',
    method: 'PUT',
    path: '/document/update/:documentId',
    auth: 'required',
    params: byDocument,
    body: DocumentUpdateSchema,
    bodyLimit: BODY_LIMIT.document,
    tooLarge: STUDY_MESSAGES.documentTooLarge,
    data: SavedDocumentSchema,
  }),
  remove: endpoint({
    summary: 'Delete a document; it can be restored for 30 days',
    method: 'DELETE',
    path: '/document/delete/:documentId',
    auth: 'required',
    params: byDocument,
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
  removeMany: endpoint({
    summary: 'Delete documents, all or none of them',
    method: 'POST',
    path: '/document/delete-many',
    auth: 'required',
    body: z.strictObject({ documentIds: manyIds(STUDY_MESSAGES.documentIds) }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: NothingSchema,
  }),
  restoreMany: endpoint({
    summary: 'Bring deleted documents back, all or none of them',
    method: 'POST',
    path: '/document/restore-many',
    auth: 'required',
    body: z.strictObject({ documentIds: manyIds(STUDY_MESSAGES.documentIds) }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: NothingSchema,
  }),
  restore: endpoint({
    summary: 'Bring a deleted document back',
    method: 'POST',
    path: '/document/restore/:documentId',
    auth: 'required',
    params: byDocument,
    bodyLimit: BODY_LIMIT.none,
    data: DocumentRowSchema,
  }),
};
