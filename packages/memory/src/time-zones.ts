/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
export type OffsetAt = (moment: number) => number;

const DAY_MS = 86_400_000;

export function createOffsets(timeZone: string): OffsetAt {
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

/** When the clocks of a zone show that time; where they skip it, the first moment after it. */
export function toInstant(wallClock: number, offsetAt: OffsetAt): number {
  const [before, after] = [offsetAt(wallClock - DAY_MS), offsetAt(wallClock + DAY_MS)];
  const [first, last] = [wallClock - Math.max(before, after), wallClock - Math.min(before, after)];
  return first + offsetAt(first) >= wallClock ? first : last;
}
