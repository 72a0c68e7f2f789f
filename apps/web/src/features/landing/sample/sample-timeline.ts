import type { Passage } from './samples';

export const TICK_MS = 16;
/** Words of a passage are highlighted one after the other, so that the stroke follows the lines. */
const WORD_MS = 24;
const THREAD_TICKS = 20;

/** A step starts when its place has come into view. */
export type Step = { kind: 'highlight' | 'write'; card: number; ticks: number };
export type Position = { step: number; tick: number };
export type CardFrame = {
  isHighlighted: boolean;
  /** The passage is highlighted: its number and the line to its card show. */
  isLinked: boolean;
  isWriting: boolean;
  lettersWritten: number;
};

export const START: Position = { step: 0, tick: 0 };

/**
 * Side by side, each passage is followed by its card. Stacked, the cards lie a screen below the
 * text, so all passages are highlighted before the first card is written.
 */
export function planSteps(passages: readonly Passage[], isStacked: boolean): Step[] {
  return isStacked
    ? [...passages.map(toHighlightStep), ...passages.map(toWriteStep)]
    : passages.flatMap((passage, card) => [
        toHighlightStep(passage, card),
        toWriteStep(passage, card),
      ]);
}

/** Goes on by some ticks, but never past the start of the next step. */
export function advance(steps: readonly Step[], { step, tick }: Position, by: number): Position {
  const ticks = steps[step]?.ticks ?? 0;
  return tick + by < ticks ? { step, tick: tick + by } : { step: step + 1, tick: 0 };
}

/** What the stage shows of each card at a position; past the last step everything is there. */
export function framesAt(
  passages: readonly Passage[],
  steps: readonly Step[],
  { step, tick }: Position,
): CardFrame[] {
  return passages.map((passage, card) => {
    const highlighting = findStep(steps, 'highlight', card);
    const writing = findStep(steps, 'write', card);
    const ticksHighlighting =
      step > highlighting ? Number.POSITIVE_INFINITY : step === highlighting ? tick : 0;
    return {
      isHighlighted: ticksHighlighting > 0,
      isLinked: ticksHighlighting > countStrokeTicks(passage),
      isWriting: step === writing && tick > 0,
      lettersWritten: lettersAt(passage, step - writing, tick),
    };
  });
}

/** The words of a passage, each with the moment the stroke reaches it. */
export function toStroke(quote: string): { word: string; delayMs: number }[] {
  return quote.split(' ').map((word, index) => ({ word, delayMs: index * WORD_MS }));
}

export function countLetters({ term, definition }: Passage): number {
  return term.length + definition.length;
}

function toHighlightStep(passage: Passage, card: number): Step {
  return { kind: 'highlight', card, ticks: countStrokeTicks(passage) + THREAD_TICKS };
}

function toWriteStep(passage: Passage, card: number): Step {
  return { kind: 'write', card, ticks: countLetters(passage) };
}

function countStrokeTicks({ quote }: Passage): number {
  return Math.ceil((toStroke(quote).length * WORD_MS) / TICK_MS);
}

function lettersAt(passage: Passage, stepsPastWriting: number, tick: number): number {
  if (stepsPastWriting < 0) {
    return 0;
  }
  return stepsPastWriting === 0 ? tick : countLetters(passage);
}

function findStep(steps: readonly Step[], kind: Step['kind'], card: number): number {
  return steps.findIndex((step) => step.kind === kind && step.card === card);
}
