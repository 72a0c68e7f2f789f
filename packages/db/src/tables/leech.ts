import { LEECH_LAPSES } from '@scholar/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Lapses = { lapses: AnyPgColumn; forgivenLapses: AnyPgColumn };

/** Written out: an index on a part of the rows is found by its very words. */
const LIMIT = sql.raw(String(LEECH_LAPSES));

/** As `isLeech` of the memory package has it. */
export function isLeech({ lapses, forgivenLapses }: Lapses): SQL {
  return sql`${lapses} - ${forgivenLapses} >= ${LIMIT}`;
}

export function isNoLeech({ lapses, forgivenLapses }: Lapses): SQL {
  return sql`${lapses} - ${forgivenLapses} < ${LIMIT}`;
}
