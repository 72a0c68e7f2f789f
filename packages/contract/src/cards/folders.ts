import * as z from 'zod/mini';
import { FOLDER_NAME_MAX, MANY_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { countCharacters, isBlank, text } from '../text/text';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import { BODY_LIMIT } from '../wire/limits';
import { id, IdParamSchema, IdSchema } from '../wire/lists';

const FolderNameSchema = text({
  max: FOLDER_NAME_MAX,
  message: STUDY_MESSAGES.folderName,
  tooLong: STUDY_MESSAGES.folderNameTooLong,
}).check(
  z.overwrite((name) => name.trim()),
  z.refine((name) => !isBlank(name), { error: STUDY_MESSAGES.folderName, abort: true }),
  z.refine((name) => countCharacters(name) <= FOLDER_NAME_MAX, STUDY_MESSAGES.folderNameTooLong),
);

const ParentIdSchema = z.optional(z.nullable(id(STUDY_MESSAGES.parentId)));

export const FolderDraftSchema = z.strictObject({
  name: FolderNameSchema,
  /** The folder it lies in; without one it lies at the top. */
  parentId: ParentIdSchema,
});
export type FolderDraft = z.output<typeof FolderDraftSchema>;

export const FolderSchema = z.object({
  folderId: z.number(),
  name: z.string(),
  parentId: z.nullable(z.number()),
  /** What lies in it, without what lies in its folders. */
  sets: z.number(),
  documents: z.number(),
});
export type Folder = z.output<typeof FolderSchema>;

/** What is put into a folder, or taken out of all of them. */
export const FolderContentSchema = z
  .strictObject({
    folderId: z.nullable(id(STUDY_MESSAGES.folderId)),
    quizIds: z.optional(z.array(IdSchema, STUDY_MESSAGES.folderContent)),
    documentIds: z.optional(z.array(IdSchema, STUDY_MESSAGES.folderContent)),
  })
  .check(
    z.refine(
      ({ quizIds = [], documentIds = [] }) => {
        const count = quizIds.length + documentIds.length;
        return count >= 1 && count <= MANY_MAX;
      },
      { error: STUDY_MESSAGES.folderContent, path: ['quizIds'] },
    ),
  );
export type FolderContent = z.output<typeof FolderContentSchema>;

/** Where things lay; what lay together stands together. */
export const FolderPlacesSchema = z.object({
  before: z.array(
    z.object({
      folderId: z.nullable(z.number()),
      quizIds: z.array(z.number()),
      documentIds: z.array(z.number()),
    }),
  ),
});
export type FolderPlaces = z.output<typeof FolderPlacesSchema>;

const byFolder = z.strictObject({ folderId: IdParamSchema });

export const folderEndpoints = {
  list: endpoint({
    summary: 'The student’s folders, in alphabetical order, with how much lies in each',
    method: 'GET',
    path: '/folder/list',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: z.object({ folders: z.array(FolderSchema) }),
  }),
  create: endpoint({
    summary: 'Make a folder, at the top or in another one',
    method: 'POST',
    path: '/folder/create',
    auth: 'required',
    body: FolderDraftSchema,
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: FolderSchema,
  }),
  update: endpoint({
    summary: 'Rename a folder and move it',
    method: 'PUT',
    path: '/folder/update/:folderId',
    auth: 'required',
    params: byFolder,
    body: FolderDraftSchema,
    bodyLimit: BODY_LIMIT.filter,
    data: FolderSchema,
  }),
  put: endpoint({
    summary: 'Put sets and documents into a folder, or back to the top, all or none of them',
    method: 'POST',
    path: '/folder/put',
    auth: 'required',
    body: FolderContentSchema,
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: FolderPlacesSchema,
  }),
  remove: endpoint({
    summary: 'Delete a folder; what lies in it goes back to the top',
    method: 'DELETE',
    path: '/folder/delete/:folderId',
    auth: 'required',
    params: byFolder,
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
};
