const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How far the clocks of a zone are ahead of UTC at a moment. */
type OffsetAt = (moment: number) => number;

/** The eight midnights that bound the days, Monday to Sunday, of the week a moment lies in. */
export function boundsOfWeek(moment: Date, timeZone: string): Date[] {
  const offsetAt = createOffsets(timeZone);
  const wallClock = moment.getTime() + offsetAt(moment.getTime());
  // Days are counted as the midnights they would have in UTC.
  const today = Math.floor(wallClock / DAY_MS) * DAY_MS;
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from(
    { length: 8 },
    (_, day) => new Date(startOfDay(today + (day - daysSinceMonday) * DAY_MS, offsetAt)),
  );
}

/** Where clocks skip midnight, a day begins at the first hour there is. */
function startOfDay(day: number, offsetAt: OffsetAt): number {
  const [before, after] = [offsetAt(day - DAY_MS), offsetAt(day + DAY_MS)];
  const [first, last] = [day - Math.max(before, after), day - Math.min(before, after)];
  return first + offsetAt(first) >= day ? first : last;
}

function createOffsets(timeZone: string): OffsetAt {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const read = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((part) => part.type === type)?.value);
    const wallClock = Date.UTC(
      read('year'),
      read('month') - 1,
      read('day'),
      read('hour'),
      read('minute'),
      read('second'),
    );
    return wallClock - Math.floor(moment / 1000) * 1000;
  };
}
