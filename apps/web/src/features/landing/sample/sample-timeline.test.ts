import { describe, expect, it } from 'vitest';
import { advance, framesAt, planSteps, START, type Position } from './sample-timeline';
import type { Passage } from './samples';

const first: Passage = { before: '', quote: 'one two three', term: 'Ab', definition: 'cde' };
const second: Passage = { before: ' ', quote: 'four', term: 'F', definition: 'gh' };
const passages = [first, second];

describe('the order of the play', () => {
  it('writes each card right after its passage when they stand side by side', () => {
    const order = planSteps(passages, false).map(({ kind, card }) => `${kind} ${card}`);

    expect(order).toEqual(['highlight 0', 'write 0', 'highlight 1', 'write 1']);
  });

  it('highlights all passages before the first card when the cards lie below the text', () => {
    const order = planSteps(passages, true).map(({ kind, card }) => `${kind} ${card}`);

    expect(order).toEqual(['highlight 0', 'highlight 1', 'write 0', 'write 1']);
  });

  it.each([false, true])('reaches the end, one tick at a time (stacked: %s)', (isStacked) => {
    const steps = planSteps(passages, isStacked);
    const ticks = steps.reduce((sum, step) => sum + step.ticks, 0);

    let position: Position = START;
    for (let tick = 0; tick < ticks; tick++) {
      position = advance(steps, position, 1);
    }

    expect(position).toEqual({ step: steps.length, tick: 0 });
  });

  it('stops at the start of the next step, however many ticks are due', () => {
    const steps = planSteps(passages, false);

    expect(advance(steps, START, 10_000)).toEqual({ step: 1, tick: 0 });
  });
});

describe('what the stage shows', () => {
  const steps = planSteps(passages, false);

  it('is empty before the play', () => {
    expect(framesAt(passages, steps, START)).toEqual([
      { isHighlighted: false, isLinked: false, isWriting: false, lettersWritten: 0 },
      { isHighlighted: false, isLinked: false, isWriting: false, lettersWritten: 0 },
    ]);
  });

  it('draws the stroke before the number and the line', () => {
    const [early] = framesAt(passages, steps, { step: 0, tick: 1 });
    const [late] = framesAt(passages, steps, { step: 0, tick: 6 });

    expect(early).toMatchObject({ isHighlighted: true, isLinked: false });
    expect(late).toMatchObject({ isHighlighted: true, isLinked: true, isWriting: false });
  });

  it('types one letter a tick', () => {
    const [frame] = framesAt(passages, steps, { step: 1, tick: 4 });

    expect(frame).toMatchObject({ isLinked: true, isWriting: true, lettersWritten: 4 });
  });

  it('is complete and still after the last step', () => {
    expect(framesAt(passages, steps, { step: steps.length, tick: 0 })).toEqual([
      { isHighlighted: true, isLinked: true, isWriting: false, lettersWritten: 5 },
      { isHighlighted: true, isLinked: true, isWriting: false, lettersWritten: 3 },
    ]);
  });
});
