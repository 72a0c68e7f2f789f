import type { MemorySettings } from '@scholar/contract';
import type { MemorySettingsRepository } from '@scholar/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../database';
import { memorySettings } from '../tables/memory.table';

const row = {
  timeZone: memorySettings.timeZone,
  newPerDay: memorySettings.newPerDay,
  reviewsPerDay: memorySettings.reviewsPerDay,
  buttons: memorySettings.buttons,
};

export function createMemorySettingsRepository(db: Database): MemorySettingsRepository {
  async function find(owner: number) {
    const [found] = await db
      .select(row)
      .from(memorySettings)
      .where(eq(memorySettings.userId, owner));
    return found && toSettings(found);
  }

  return {
    find,

    async change(owner, change, defaults) {
      const { timeZone, newPerDay, reviewsPerDay, buttons } = change;
      const set = {
        ...(timeZone !== undefined && { timeZone }),
        ...(newPerDay !== undefined && { newPerDay }),
        ...(reviewsPerDay !== undefined && { reviewsPerDay }),
        ...(buttons !== undefined && { buttons }),
      };
      if (Object.keys(set).length > 0) {
        await db
          .insert(memorySettings)
          .values({ ...defaults, ...set, userId: owner })
          .onConflictDoUpdate({ target: memorySettings.userId, set });
      }
      return (await find(owner)) ?? defaults;
    },
  };
}

function toSettings({
  buttons,
  ...settings
}: Omit<MemorySettings, 'buttons'> & { buttons: number }): MemorySettings {
  return { ...settings, buttons: buttons === 4 ? 4 : 2 };
}
