/** Until a student has answered often enough to be measured. */
const USUAL_MS = 8_000;
const ENOUGH_TIMES = 10;
/** A new card is seen at its first sight and once more at its second step. */
const ANSWERS_TO_NEW = 2;

/** Of how long the student's answers took. */
export function medianTime(milliseconds: readonly number[]): number {
  if (milliseconds.length < ENOUGH_TIMES) {
    return USUAL_MS;
  }
  const sorted = milliseconds.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return Math.round((low + high) / 2);
}

export function minutesFor(
  counts: { due: number; new: number; learning: number },
  median: number,
): number {
  const answers = counts.due + counts.learning + counts.new * ANSWERS_TO_NEW;
  return Math.ceil((answers * median) / 60_000);
}
