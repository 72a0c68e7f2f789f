import type { MemorySettings } from '@scholar/contract';
import { createOffsets, DAY_MS, toInstant } from '@scholar/memory';

const HOUR_MS = 3_600_000;

/** When the clocks of the student next show their hour; where they skip it, the first moment after it. */
export function findNextReminder(
  after: Date,
  { timeZone, reminderHour }: Pick<MemorySettings, 'timeZone' | 'reminderHour'>,
): Date {
  const offsetAt = createOffsets(timeZone ?? 'UTC');
  const from = after.getTime();
  const today = Math.floor((from + offsetAt(from)) / DAY_MS);
  for (let day = today; ; day += 1) {
    const at = toInstant(day * DAY_MS + reminderHour * HOUR_MS, offsetAt);
    if (at > from) {
      return new Date(at);
    }
  }
}
