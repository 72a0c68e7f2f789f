import type { Flashcards } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { NO_SOURCE } from '../../import-document/public';
import {
  type Batch,
  BatchSchema,
  hasUnsaved,
  isAllKept,
  keptIdsOf,
  toBatch,
  withAllSelected,
  withCard,
  withUnconfirmedSaves,
  withKept,
} from './batch';

const WHERE = { asked: 10, offset: 0, source: NO_SOURCE };

function answer(changes: Partial<Flashcards> = {}): Flashcards {
  return {
    flashcards: {
      keywords: [
        {
          term: ' Osmosis ',
          definition: 'Water moves.',
          source: { quote: 'Water', start: 37, end: 42 },
        },
        { term: 'ATP', definition: 'Energy.' },
      ],
    },
    ...changes,
  };
}

function idOf({ cards }: Batch, place: number): string {
  return cards[place]?.id ?? '';
}

function keepAll(batch: Batch): Batch {
  return withKept(
    batch,
    batch.cards.map(({ id, question, answer: said }, place) => ({
      id,
      flashcardId: place + 1,
      question,
      answer: said,
    })),
  );
}

describe('toBatch', () => {
  it('selects every card, trimmed, with its source', () => {
    const { cards, sources } = toBatch(answer(), WHERE);

    expect(cards).toMatchObject([
      { question: 'Osmosis', answer: 'Water moves.', isSelected: true, saved: null },
      { question: 'ATP', answer: 'Energy.', isSelected: true, saved: null },
    ]);
    expect(sources).toEqual([{ quote: 'Water', start: 37, end: 42 }, null]);
  });

  it('[D-32] counts passages without what was sent before the text', () => {
    const { sources } = toBatch(answer(), { ...WHERE, offset: 37 });

    expect(sources[0]).toEqual({ quote: 'Water', start: 0, end: 5 });
  });

  it('knows no source that lies in the instruction', () => {
    const { sources } = toBatch(answer(), { ...WHERE, offset: 38 });

    expect(sources[0]).toBeNull();
  });

  it('keeps cards and sources side by side when a blank card is left out', () => {
    const keywords = [{ term: ' ', definition: 'x' }, ...answer().flashcards.keywords];

    const { cards, sources } = toBatch(answer({ flashcards: { keywords } }), WHERE);

    expect(cards.map(({ question }) => question)).toEqual(['Osmosis', 'ATP']);
    expect(sources).toHaveLength(2);
  });
});

describe('[D-43] the kind of a card', () => {
  const GAP = { term: 'osmosis', definition: 'Water moves by ____.', kind: 'cloze' } as const;
  const made = () => toBatch(answer({ flashcards: { keywords: [GAP], maybe: [GAP] } }), WHERE);
  const kinds = ({ cards }: Batch) => cards.map(({ kind }) => kind);

  it('is the one the engine gave it, and a definition where it gave none', () => {
    expect(kinds(made())).toEqual(['cloze', 'cloze']);
    expect(kinds(toBatch(answer(), WHERE))).toEqual(['definition', 'definition']);
  });

  it('stays while the card is edited: a blank may come back with the next letter', () => {
    const batch = made();

    const edited = withCard(batch, idOf(batch, 0), { answer: 'Water moves by .' });

    expect(kinds(edited)).toEqual(['cloze', 'cloze']);
  });

  it('is settled with a save: what was saved without a blank is a definition', () => {
    const batch = made();
    const edited = withCard(batch, idOf(batch, 0), { answer: 'Water moves.' });

    expect(kinds(keepAll(edited))).toEqual(['definition', 'cloze']);
  });

  it('of a card from an older version is a definition', () => {
    const old = JSON.parse(
      JSON.stringify(made(), (key, value: unknown) =>
        key === 'kind' || key === 'made' ? undefined : value,
      ),
    ) as unknown;

    expect(kinds(BatchSchema.parse(old))).toEqual(['definition', 'definition']);
  });
});

describe('what is unsaved', () => {
  it('is a selected card that is new', () => {
    const batch = toBatch(answer(), WHERE);

    expect(hasUnsaved(batch)).toBe(true);
    expect(hasUnsaved(withAllSelected(batch, false))).toBe(false);
  });

  it('is nothing once all are kept, and everything that is edited since', () => {
    const kept = keepAll(toBatch(answer(), WHERE));
    expect([hasUnsaved(kept), isAllKept(kept)]).toEqual([false, true]);

    const edited = withCard(kept, idOf(kept, 0), { answer: 'Edited.' });
    expect([hasUnsaved(edited), isAllKept(edited)]).toEqual([true, false]);
    const backAgain = withCard(edited, idOf(kept, 0), { answer: 'Water moves.' });
    expect(isAllKept(backAgain)).toBe(true);
  });

  it('is not called kept where nothing is selected', () => {
    const kept = keepAll(toBatch(answer(), WHERE));

    expect(isAllKept(withAllSelected(kept, false))).toBe(false);
  });
});

it('only selected cards that are kept go into a set, in their order', () => {
  const kept = keepAll(toBatch(answer(), WHERE));

  expect(keptIdsOf(kept)).toEqual([1, 2]);
  expect(keptIdsOf(withCard(kept, idOf(kept, 0), { isSelected: false }))).toEqual([2]);
});

it('in doubt, saved cards are unsaved, and it is known where they lay', () => {
  const doubted = withUnconfirmedSaves(keepAll(toBatch(answer(), WHERE)));

  expect(hasUnsaved(doubted)).toBe(true);
  expect(keptIdsOf(doubted)).toEqual([1, 2]);
});
