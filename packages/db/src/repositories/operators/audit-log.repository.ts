import { type AuditEntry, AuditEntrySchema } from '@scholar/contract';
import type { AuditLogRepository } from '@scholar/domain';
import { count, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { auditLog } from '../../tables/audit-log.table';
import { users } from '../../tables/users.table';

const actors = alias(users, 'actors');
const targets = alias(users, 'targets');

export function createAuditLogRepository(db: Database): AuditLogRepository {
  const select = () =>
    db
      .select({ entry: auditLog, actorName: actors.name, targetName: targets.name })
      .from(auditLog)
      .leftJoin(actors, eq(actors.id, auditLog.actorId))
      .leftJoin(targets, eq(targets.id, auditLog.targetId))
      .orderBy(desc(auditLog.id));

  return {
    async insert({ actor, action, targetId, details = {} }) {
      await db.insert(auditLog).values({ actorId: actor, action, targetId, details });
    },

    async list({ page, pageSize }) {
      const rows = await select()
        .limit(pageSize)
        .offset(page * pageSize);
      const [counted] = await db.select({ total: count() }).from(auditLog);
      const totalItems = counted?.total ?? 0;
      return {
        entries: rows.map(toEntry),
        totalItems,
        totalPages: Math.ceil(totalItems / pageSize),
      };
    },

    async listAbout(userId, limit) {
      const rows = await select().where(eq(auditLog.targetId, userId)).limit(limit);
      return rows.map(toEntry);
    },
  };
}

function toEntry({
  entry,
  actorName,
  targetName,
}: {
  entry: typeof auditLog.$inferSelect;
  actorName: string | null;
  targetName: string | null;
}): AuditEntry {
  const { id, action, actorId, targetId, details, at } = entry;
  return AuditEntrySchema.parse({
    auditId: id,
    action,
    actor: actorId === null ? null : { userId: actorId, name: actorName },
    target: targetId === null ? null : { userId: targetId, name: targetName },
    details,
    date: at.toISOString(),
  });
}
