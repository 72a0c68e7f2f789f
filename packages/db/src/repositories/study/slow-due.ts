import { type SQL, sql } from 'drizzle-orm';
import { cardMemory } from '../../tables/memory.table';

/** As `stretchDue` of the memory package has it. */
export function slowDue(stretch: number): SQL {
  const days = sql`date_part('epoch', ${cardMemory.due} - ${cardMemory.reviewedAt}) / 86400`;
  return sql`(case when ${cardMemory.state} = 'review'
    then ${cardMemory.reviewedAt} + floor(${days} * ${stretch}::float8 + 0.5) * interval '24 hours'
    else ${cardMemory.due} end)`;
}
