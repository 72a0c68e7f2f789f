import * as z from 'zod/mini';
import { parseStored } from '../../lib/device/parse-stored';
import { localStore } from '../../lib/storage/storage';

const LastSetSchema = z.object({ quizId: z.number(), title: z.string() });
const LastDocumentSchema = z.object({ documentId: z.number(), title: z.string() });
const LastOpenedSchema = z.object({
  set: z.optional(LastSetSchema),
  document: z.optional(LastDocumentSchema),
});
export type LastOpened = z.output<typeof LastOpenedSchema>;

/** What the student opened last on this device, for Home. */
export function readLastOpened(userId: number): LastOpened {
  return parseStored(LastOpenedSchema, localStore.get(keyOf(userId))) ?? {};
}

export function rememberSet(
  userId: number,
  { quizId: setId, title }: z.output<typeof LastSetSchema>,
) {
  change(userId, { set: { quizId: setId, title } });
}

export function rememberDocument(
  userId: number,
  { documentId, title }: z.output<typeof LastDocumentSchema>,
) {
  change(userId, { document: { documentId, title } });
}

/** Does nothing if another set was opened since. */
export function forgetSet(userId: number, setId: number): void {
  const { set, ...rest } = readLastOpened(userId);
  if (set?.quizId === setId) {
    localStore.set(keyOf(userId), JSON.stringify(rest));
  }
}

/** Does nothing if another document was opened since. */
export function forgetDocument(userId: number, documentId: number): void {
  const { document, ...rest } = readLastOpened(userId);
  if (document?.documentId === documentId) {
    localStore.set(keyOf(userId), JSON.stringify(rest));
  }
}

function change(userId: number, opened: LastOpened): void {
  localStore.set(keyOf(userId), JSON.stringify({ ...readLastOpened(userId), ...opened }));
}

function keyOf(userId: number): string {
  return `continue:${userId}`;
}
