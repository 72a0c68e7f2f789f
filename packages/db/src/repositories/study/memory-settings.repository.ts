import type { MemorySettings } from '@scholar/contract';
import type { MemorySettingsRepository } from '@scholar/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { memorySettings } from '../../tables/memory.table';

const row = {
  timeZone: memorySettings.timeZone,
  newPerDay: memorySettings.newPerDay,
  reviewsPerDay: memorySettings.reviewsPerDay,
  buttons: memorySettings.buttons,
  isReminderOn: sql<boolean>`${memorySettings.nextReminderAt} is not null`,
  reminderHour: memorySettings.reminderHour,
  reminderWay: memorySettings.reminderWay,
  showsStreak: memorySettings.showsStreak,
};

export function createMemorySettingsRepository(db: Database): MemorySettingsRepository {
  const select = (owner: number) =>
    db.select(row).from(memorySettings).where(eq(memorySettings.userId, owner));

  return {
    async find(owner) {
      const [found] = await select(owner);
      return found && toSettings(found);
    },

    async lock(owner, defaults) {
      const { isReminderOn: _, ...settings } = defaults;
      await db
        .insert(memorySettings)
        .values({ userId: owner, ...settings })
        .onConflictDoNothing();
      const [locked] = await select(owner).for('no key update');
      if (!locked) {
        throw new Error('The database returned no settings.');
      }
      return toSettings(locked);
    },

    async save(owner, settings, { nextAt }) {
      await db
        .update(memorySettings)
        .set({ ...settings, ...(nextAt !== undefined && { nextReminderAt: nextAt }) })
        .where(eq(memorySettings.userId, owner));
    },
  };
}

function toSettings({
  buttons,
  ...settings
}: Omit<MemorySettings, 'buttons'> & { buttons: number }): MemorySettings {
  return { ...settings, buttons: buttons === 4 ? 4 : 2 };
}
