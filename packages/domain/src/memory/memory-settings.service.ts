import {
  DEFAULT_MEMORY_SETTINGS,
  type MemorySettings,
  type MemorySettingsChange,
} from '@scholar/contract';
import type { OwnerId } from '../shared/owner-id';
import type { MemorySettingsStore } from './memory-settings.ports';
import { findNextReminder } from './next-reminder';

export type MemorySettingsService = ReturnType<typeof createMemorySettingsService>;

export function createMemorySettingsService({
  store,
  now,
}: {
  store: MemorySettingsStore;
  now: () => Date;
}) {
  const read = async (owner: OwnerId) =>
    (await store.memorySettings.find(owner)) ?? DEFAULT_MEMORY_SETTINGS;

  return {
    read,

    async change(owner: OwnerId, change: MemorySettingsChange): Promise<MemorySettings> {
      if (Object.keys(change).length === 0) {
        return read(owner);
      }
      return store.transaction(async ({ memorySettings }) => {
        const before = await memorySettings.lock(owner, DEFAULT_MEMORY_SETTINGS);
        const settings = merge(before, change);
        const { isReminderOn, ...rest } = settings;
        const nextAt = isReminderOn ? findNextReminder(now(), settings) : null;
        await memorySettings.save(owner, rest, movesReminder(change) ? { nextAt } : {});
        return settings;
      });
    },
  };
}

function merge(before: MemorySettings, change: MemorySettingsChange): MemorySettings {
  return {
    timeZone: change.timeZone ?? before.timeZone,
    newPerDay: change.newPerDay ?? before.newPerDay,
    reviewsPerDay: change.reviewsPerDay ?? before.reviewsPerDay,
    buttons: change.buttons ?? before.buttons,
    isReminderOn: change.isReminderOn ?? before.isReminderOn,
    reminderHour: change.reminderHour ?? before.reminderHour,
    reminderWay: change.reminderWay ?? before.reminderWay,
    showsStreak: change.showsStreak ?? before.showsStreak,
  };
}

function movesReminder({ timeZone, isReminderOn, reminderHour }: MemorySettingsChange): boolean {
  return timeZone !== undefined || isReminderOn !== undefined || reminderHour !== undefined;
}
