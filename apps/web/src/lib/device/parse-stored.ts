import type * as z from 'zod/mini';

/** What storage holds, if it is what it should be; anything else counts as nothing. */
export function parseStored<Schema extends z.ZodMiniType>(
  schema: Schema,
  stored: string | null,
): z.output<Schema> | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // Damaged by hand, by an extension or by an older version.
    return undefined;
  }
}
