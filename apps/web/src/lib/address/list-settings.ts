import * as z from 'zod/mini';
import { parseStored } from '../device/parse-stored';
import { localStore } from '../storage/storage';

const ListSettingsSchema = z.object({
  size: z.optional(z.number()),
  sort: z.optional(z.string()),
});

/** How a student last had a list, kept on the device. What makes no sense any more is up to the reader. */
export type ListSettings = z.output<typeof ListSettingsSchema>;

export function readListSettings(list: string): ListSettings {
  return parseStored(ListSettingsSchema, localStore.get(keyOf(list))) ?? {};
}

export function keepListSettings(list: string, changes: ListSettings): void {
  localStore.set(keyOf(list), JSON.stringify({ ...readListSettings(list), ...changes }));
}

function keyOf(list: string): string {
  return `list:${list}`;
}
