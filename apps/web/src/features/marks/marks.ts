import type { MarkChange, MarksChange, SetMarks } from '@scholar/contract';

/** Ids of the cards that are studied. Every other card is still being studied. */
export type Studied = ReadonlySet<number>;
/** What the student did, to be written down with its time. */
export type MarkStep = { mark: readonly number[]; clear: readonly number[] };

/** What two answers of the server say together: a slow one must not take back what is known since. */
export function joinMarks(known: SetMarks | undefined, told: SetMarks): SetMarks {
  const latest = new Map<number, MarkChange>();
  [...(known?.marks ?? []), ...told.marks].forEach((change) => keepLater(latest, change));
  return { marks: [...latest.values()] };
}

/** What the server knows with what it has not heard of yet. */
export function findStudied(known: SetMarks | undefined, waiting: readonly MarksChange[]): Studied {
  const latest = new Map<number, MarkChange>();
  [...(known?.marks ?? []), ...waiting.flatMap(({ changes }) => changes)].forEach((change) =>
    keepLater(latest, change),
  );
  const clearedAt = waiting.reduce((last, { clearedAt: at = '' }) => (at > last ? at : last), '');
  return new Set(
    [...latest.values()]
      .filter(({ mark, markedAt }) => mark === 'studied' && markedAt > clearedAt)
      .map(({ flashcardId }) => flashcardId),
  );
}

/** Now, but after all that is known: a clock that is behind must not make the student's own step count for nothing. */
export function findNextTime(
  known: SetMarks | undefined,
  waiting: readonly MarksChange[],
  now: number,
): string {
  const times = [
    ...(known?.marks ?? []).map(({ markedAt }) => markedAt),
    ...waiting.flatMap(({ changes, clearedAt }) => [
      ...changes.map(({ markedAt }) => markedAt),
      ...(clearedAt === undefined ? [] : [clearedAt]),
    ]),
  ];
  const last = times.reduce((latest, at) => Math.max(latest, Date.parse(at)), 0);
  return new Date(Math.max(now, last + 1)).toISOString();
}

export function toChanges({ mark, clear }: MarkStep, markedAt: string): MarkChange[] {
  return [
    ...clear.map((flashcardId) => ({ flashcardId, mark: 'studying' as const, markedAt })),
    ...mark.map((flashcardId) => ({ flashcardId, mark: 'studied' as const, markedAt })),
  ];
}

/** Every card is in one of the two, whatever is marked: cards come and go elsewhere. */
export function splitByMark<Card extends { flashcardId: number }>(
  cards: readonly Card[],
  studied: Studied,
): { studied: Card[]; studying: Card[] } {
  const parts: { studied: Card[]; studying: Card[] } = { studied: [], studying: [] };
  for (const card of cards) {
    parts[studied.has(card.flashcardId) ? 'studied' : 'studying'].push(card);
  }
  return parts;
}

/** As the server decides: the later one, and of two at the same time the one that asks for more study. */
function keepLater(latest: Map<number, MarkChange>, change: MarkChange): void {
  const known = latest.get(change.flashcardId);
  const isLater =
    known === undefined ||
    change.markedAt > known.markedAt ||
    (change.markedAt === known.markedAt && change.mark === 'studying');
  if (isLater) {
    latest.set(change.flashcardId, change);
  }
}
