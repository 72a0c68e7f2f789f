/** Cards that are written one after the other, each once. */
export type WriteRun = {
  asked: readonly number[];
  /** The place of the asked card; past the last one the run is over. */
  at: number;
  right: readonly number[];
  missed: readonly number[];
};

export function startWriting(cardIds: readonly number[]): WriteRun {
  return { asked: cardIds, at: 0, right: [], missed: [] };
}

export function answer(run: WriteRun, isRight: boolean): WriteRun {
  const cardId = run.asked[run.at];
  if (cardId === undefined) {
    return run;
  }
  const at = run.at + 1;
  return isRight
    ? { ...run, at, right: [...run.right, cardId] }
    : { ...run, at, missed: [...run.missed, cardId] };
}

export function isOver({ asked, at }: WriteRun): boolean {
  return at >= asked.length;
}

/** Not asked yet. */
export function listLeft({ asked, at }: WriteRun): readonly number[] {
  return asked.slice(at);
}
