import { hasBlank } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { planSteps, TICK_MS } from './sample-timeline';
import { SAMPLES } from './samples';

// An answer of the engine that breaks one of these is not edited: its text is written anew.
describe.each(Object.entries(SAMPLES))('the sample in %s', (_, sample) => {
  const { text, title, passages, ending } = sample;

  it('has four cards, each of a sentence of its own', () => {
    const quotes = new Set(passages.map(({ quote }) => quote));

    expect(passages).toHaveLength(4);
    expect(quotes.size).toBe(4);
    for (const quote of quotes) {
      expect(quote).toMatch(/^\p{Lu}[^.]*\.$/u);
    }
  });

  it('is shown to the letter', () => {
    const shown = passages.map(({ before, quote }) => before + quote).join('') + ending;

    expect(`${title}\n\n${shown}`).toBe(text);
  });

  it('has definitions only: the page has no line for what is missing', () => {
    expect(passages.filter(({ definition }) => hasBlank(definition))).toEqual([]);
  });

  it('plays for less than ten seconds', () => {
    const ticks = planSteps(passages, false).reduce((sum, step) => sum + step.ticks, 0);

    expect(ticks * TICK_MS).toBeLessThan(10_000);
  });

  it('is written in composed letters', () => {
    const written = JSON.stringify(sample);

    expect(written).toBe(written.normalize('NFC'));
  });
});
