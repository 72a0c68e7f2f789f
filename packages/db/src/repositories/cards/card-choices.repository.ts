import type { ChoiceCount } from '@scholar/contract';
import type { CardChoicesRepository } from '@scholar/domain';
import { gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { cardChoices } from '../../tables/card-choices.table';

export function createCardChoicesRepository(db: Database): CardChoicesRepository {
  return {
    async add({ engine, language, counts }) {
      const { day, kind, shownAs, kept, edited, dropped } = cardChoices;
      await db
        .insert(cardChoices)
        // Always in the same order: two students must not wait for each other's counters.
        .values(
          counts
            .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
            .map((count) => ({ ...count, day: sql`current_date`, engine, language })),
        )
        .onConflictDoUpdate({
          target: [day, cardChoices.engine, cardChoices.language, kind, shownAs],
          set: { kept: plusNew(kept), edited: plusNew(edited), dropped: plusNew(dropped) },
        });
    },

    sum: (days) => {
      const { engine, language, kind, shownAs } = cardChoices;
      const group = { engine, language, kind, shownAs };
      return db
        .select({
          ...group,
          kept: total(cardChoices.kept),
          edited: total(cardChoices.edited),
          dropped: total(cardChoices.dropped),
        })
        .from(cardChoices)
        .where(gt(cardChoices.day, daysAgo(days)))
        .groupBy(...Object.values(group))
        .orderBy(...Object.values(group));
    },

    async purgeOld(days) {
      await db.delete(cardChoices).where(lte(cardChoices.day, daysAgo(days)));
    },
  };
}

function keyOf({ kind, shownAs }: ChoiceCount): string {
  return `${kind} ${shownAs}`;
}

function plusNew(column: PgColumn): SQL {
  return sql`${column} + excluded.${sql.identifier(column.name)}`;
}

function total(column: PgColumn): SQL<number> {
  return sql<number>`sum(${column})::int`;
}

/** Both databases are set to UTC. */
function daysAgo(days: number): SQL {
  return sql`current_date - ${days}::int`;
}
