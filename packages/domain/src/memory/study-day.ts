import { DEFAULT_MEMORY_SETTINGS } from '@scholar/contract';
import { dayInZone } from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import type { MemorySettingsRepository } from './memory-settings.ports';

/** The student's day, in the zone that was asked for or else in that of their settings. */
export async function findStudyDay(
  memorySettings: Pick<MemorySettingsRepository, 'find'>,
  owner: OwnerId,
  at: Date,
  timeZone?: string,
) {
  const settings = (await memorySettings.find(owner)) ?? DEFAULT_MEMORY_SETTINGS;
  const zone = timeZone ?? settings.timeZone ?? 'UTC';
  return { settings, zone, ...dayInZone(at.toISOString(), zone) };
}
