import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { exactInstant } from './documents.table';
import { sets } from './sets.table';
import { instant, users } from './users.table';

export const teams = pgTable(
  'teams',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('teams_owner_key').on(table.ownerId),
    check('teams_name_check', sql`char_length(${table.name}) between 1 and 80`),
  ],
);

/** The owner is a member too. */
export const teamMembers = pgTable(
  'team_members',
  {
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    joinedAt: exactInstant('joined_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    // One team at a time.
    uniqueIndex('team_members_user_key').on(table.userId),
    uniqueIndex('team_members_owner_key')
      .on(table.teamId)
      .where(sql`${table.role} = 'owner'`),
    check('team_members_role_check', sql`${table.role} in ('owner', 'admin', 'member')`),
  ],
);

/** Only the hash of the link's token is kept. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    teamId: integer('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    sentAt: exactInstant('sent_at').notNull().defaultNow(),
    expiresAt: exactInstant('expires_at').notNull(),
    state: text('state').notNull().default('pending'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.id] }),
    uniqueIndex('team_invitations_token_key').on(table.tokenHash),
    uniqueIndex('team_invitations_pending_key')
      .on(table.teamId, table.email)
      .where(sql`${table.state} = 'pending'`),
    index('team_invitations_inviter_idx').on(table.invitedBy),
    index('team_invitations_expiry_idx').on(table.expiresAt),
    check(
      'team_invitations_state_check',
      sql`${table.state} in ('pending', 'accepted', 'withdrawn')`,
    ),
  ],
);

/** Sets that their authors share with their team. They go with the membership and with the set. */
export const teamSets = pgTable(
  'team_sets',
  {
    teamId: integer('team_id').notNull(),
    userId: integer('user_id').notNull(),
    setId: integer('quiz_id').notNull(),
    sharedAt: exactInstant('shared_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId, table.setId] }),
    foreignKey({
      columns: [table.teamId, table.userId],
      foreignColumns: [teamMembers.teamId, teamMembers.userId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.userId, table.setId],
      foreignColumns: [sets.userId, sets.id],
    }).onDelete('cascade'),
    index('team_sets_quiz_idx').on(table.userId, table.setId),
  ],
);
