import type { Flashcards } from '@scholar/contract';
import { expect, it } from 'vitest';
import { NO_SOURCE } from '../../import-document/public';
import { type Batch, toBatch, withCard } from './batch';
import { countChoices } from './choices';
import { toFirstBatch, withMore } from './growing-batch';

const MADE = { asked: 4, offset: 0, source: NO_SOURCE };
const [cell, atp, ion, pump] = ['Cell', 'ATP', 'Ion', 'Pump'].map((term, at) => ({
  term,
  definition: `What ${term} is.`,
  source: { quote: term, start: at * 10, end: at * 10 + term.length },
}));
const some = (...cards: (typeof cell)[]) => cards.flatMap((card) => card ?? []);

const WHOLE: Flashcards = {
  flashcards: { keywords: some(cell, atp, ion), maybe: some(pump) },
  engine: { name: 'embedded', isFallback: false },
  language: 'en',
  notice: 'fewer_than_asked',
};

const termsOf = ({ cards }: Batch) => cards.map(({ question }) => question);
const idOf = ({ cards }: Batch, place: number) => cards[place]?.id ?? '';

it('leaves the first cards where they are, and puts the rest behind them', () => {
  const first = toFirstBatch({ cards: some(atp) }, MADE);

  const whole = withMore(first, toBatch(WHOLE, MADE));

  expect(termsOf(whole)).toEqual(['ATP', 'Cell', 'Ion', 'Pump']);
  expect(whole.sources.map((source) => source?.quote)).toEqual(['ATP', 'Cell', 'Ion', 'Pump']);
  expect(whole.cards.map(({ isSelected, isMaybe }) => [isSelected, isMaybe])).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, true],
  ]);
  expect(whole).toMatchObject({
    id: first.id,
    isMaybeSeen: false,
    remarks: { notice: 'fewer_than_asked', asked: 4 },
  });
});

it('keeps what the student has done with the first cards', () => {
  const first = toFirstBatch({ cards: some(cell, atp) }, MADE);
  const dropped = withCard(first, idOf(first, 0), { isSelected: false });
  const edited = withCard(dropped, idOf(first, 1), { question: 'Adenosine triphosphate' });

  const whole = withMore(edited, toBatch(WHOLE, MADE));

  expect(whole.cards.slice(0, 2)).toEqual(edited.cards);
  expect(termsOf(whole)).toEqual(['Cell', 'Adenosine triphosphate', 'Ion', 'Pump']);
});

it('counts the choices once, when it is known who made the cards', () => {
  const first = toFirstBatch({ cards: some(cell) }, MADE);
  const second = withMore(first, toFirstBatch({ cards: some(ion) }, MADE));
  const dropped = withCard(second, idOf(second, 1), { isSelected: false });

  const whole = withMore(dropped, toBatch(WHOLE, MADE));

  expect(countChoices(second)).toBeUndefined();
  expect(countChoices(whole)).toEqual({
    engine: 'embedded',
    language: 'en',
    counts: [{ kind: 'definition', shownAs: 'selected', kept: 2, edited: 0, dropped: 1 }],
  });
});
