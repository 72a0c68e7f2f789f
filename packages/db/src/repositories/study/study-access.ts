import type { OwnerId, Studying } from '@scholar/domain';
import { and, eq, exists, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { flashcards } from '../../tables/flashcards.table';
import { isNoLeech } from '../../tables/leech';
import { cardMemory } from '../../tables/memory.table';
import { setCards, sets } from '../../tables/sets.table';
import { teamSets } from '../../tables/teams.table';
import { users } from '../../tables/users.table';
import { isPresentMember } from '../cards/cards-of-set';
import { isAuthorThere } from '../teams/team-sets.repository';

/** That a card lies in a set the student may study: their own, or one that the team has. */
export function isStudied(
  db: Database,
  { owner, team }: Studying,
  card: { authorId: PgColumn; flashcardId: PgColumn },
): SQL | undefined {
  const inSet = (isIn: SQL | undefined) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(setCards)
        .where(
          and(eq(setCards.userId, card.authorId), eq(setCards.flashcardId, card.flashcardId), isIn),
        ),
    );
  const isOwn = and(
    eq(card.authorId, owner),
    isNotDeleted(db, owner, card.flashcardId),
    inSet(and(eq(setCards.userId, owner), isInOwnSet(db, owner))),
  );
  return team === undefined
    ? isOwn
    : or(isOwn, and(ne(card.authorId, owner), inSet(isInSharedSet(db, team))));
}

/** That a card has begun and is neither suspended nor set aside; in the very words of the index. */
export function isOnSchedule(owner: OwnerId): SQL | undefined {
  return and(
    eq(cardMemory.userId, owner),
    sql`${cardMemory.state} <> 'new' and not ${cardMemory.isSuspended}
      and ${isNoLeech(cardMemory)}`,
  );
}

/** That a row of `setCards` is in a set the student may study. */
export function isInStudySet(db: Database, { owner, team }: Studying): SQL | undefined {
  const isOwn = and(eq(setCards.userId, owner), isInOwnSet(db, owner));
  return team === undefined
    ? isOwn
    : or(isOwn, and(ne(setCards.userId, owner), isInSharedSet(db, team)));
}

/** That a card lies in none of these sets. Asked card by card: of a few cards among many that is the shortest way. */
export function isInNoneOf(
  db: Database,
  setIds: number[],
  card: { authorId: PgColumn; flashcardId: PgColumn },
): SQL | undefined {
  const place = alias(setCards, 'apart_card');
  return setIds.length === 0
    ? undefined
    : notExists(
        db
          .select({ one: sql`1` })
          .from(place)
          .where(
            and(
              eq(place.userId, card.authorId),
              eq(place.flashcardId, card.flashcardId),
              sql`${place.setId} = any(${toIdArray(setIds)})`,
            ),
          ),
      );
}

/** That a row of `sets` is one the student may study. */
export function isStudySet(db: Database, { owner, team }: Studying): SQL | undefined {
  const shared = db
    .select({ one: sql`1` })
    .from(teamSets)
    .innerJoin(users, isAuthorThere())
    .where(
      and(
        eq(teamSets.teamId, team ?? 0),
        eq(teamSets.userId, sets.userId),
        eq(teamSets.setId, sets.id),
      ),
    );
  return and(
    isNull(sets.deletedAt),
    team === undefined ? eq(sets.userId, owner) : or(eq(sets.userId, owner), exists(shared)),
  );
}

/** Deleted sets are few and looked up once; to look up the set of each of thousands of cards takes three times as long. */
function isInOwnSet(db: Database, owner: OwnerId): SQL {
  const deleted = db
    .select({ id: sets.id })
    .from(sets)
    .where(and(eq(sets.userId, owner), sql`${sets.deletedAt} is not null`));
  return sql`${setCards.setId} not in ${deleted}`;
}

/** As with sets: looked up once. */
export function isNotDeleted(db: Database, owner: OwnerId, cardId: PgColumn): SQL {
  const deleted = db
    .select({ id: flashcards.id })
    .from(flashcards)
    .where(and(eq(flashcards.userId, owner), sql`${flashcards.deletedAt} is not null`));
  return sql`${cardId} not in ${deleted}`;
}

/** As in the list of the team: a set is there as long as its author is. */
export function isInSharedSet(db: Database, team: number): SQL | undefined {
  const shared = db
    .select({ one: sql`1` })
    .from(teamSets)
    .innerJoin(users, isAuthorThere())
    .innerJoin(
      sets,
      and(eq(sets.userId, teamSets.userId), eq(sets.id, teamSets.setId), isNull(sets.deletedAt)),
    )
    .where(
      and(
        eq(teamSets.teamId, team),
        eq(teamSets.userId, setCards.userId),
        eq(teamSets.setId, setCards.setId),
      ),
    );
  return and(exists(shared), isPresentMember(db));
}
