import * as z from 'zod/mini';
import { parseStored } from '../device/parse-stored';
import { localStore } from '../storage/storage';

const ListChoicesSchema = z.object({
  size: z.optional(z.number()),
  sort: z.optional(z.string()),
});

/** How a student last had a list, kept on the device. What makes no sense any more is up to the reader. */
export type ListChoices = z.output<typeof ListChoicesSchema>;

export function readChoices(list: string): ListChoices {
  return parseStored(ListChoicesSchema, localStore.get(keyOf(list))) ?? {};
}

export function keepChoices(list: string, changes: ListChoices): void {
  localStore.set(keyOf(list), JSON.stringify({ ...readChoices(list), ...changes }));
}

function keyOf(list: string): string {
  return `list:${list}`;
}
