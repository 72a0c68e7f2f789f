import type { Flashcard } from '@scholar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCard, cardsOf } from '../../../testing/cards';
import { foldTerm, indexTerms } from './term-index';
import { chooseOptions } from './test-options';

/** A fair enough source that always plays the same game. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function optionsFor(cards: Flashcard[], asked: Flashcard, seed = 1): string[] {
  return chooseOptions(indexTerms(cards), asked, seeded(seed));
}

describe('[B-109] whatever the cards are', () => {
  const text = fc.constantFrom(
    'Osmosis',
    'osmosis.',
    'OSMOSIS',
    'Water',
    'water ',
    'Ion',
    'Ê',
    'E',
  );
  const pairs = fc.array(fc.tuple(fc.oneof(text, fc.string({ minLength: 1 })), text), {
    minLength: 1,
    maxLength: 30,
  });

  it('offers the right term once, and up to three others, no two alike', () => {
    fc.assert(
      fc.property(pairs, fc.nat(), fc.nat(), (given, place, seed) => {
        const cards = cardsOf(...given);
        const asked = cards[place % cards.length] as Flashcard;

        const options = optionsFor(cards, asked, seed);
        const folded = options.map(foldTerm);

        expect(new Set(folded).size).toBe(options.length);
        expect(options.filter((option) => option === asked.question)).toHaveLength(1);
        expect(options.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('never offers a term as wrong that the asked definition also explains', () => {
    fc.assert(
      fc.property(pairs, fc.nat(), fc.nat(), (given, place, seed) => {
        const cards = cardsOf(...given);
        const asked = cards[place % cards.length] as Flashcard;
        const alsoRight = new Set(
          cards
            .filter((card) => foldTerm(card.answer) === foldTerm(asked.answer))
            .map((card) => foldTerm(card.question)),
        );

        const wrong = optionsFor(cards, asked, seed).filter((term) => term !== asked.question);

        expect(wrong.filter((term) => alsoRight.has(foldTerm(term)))).toEqual([]);
      }),
    );
  });

  it('offers as many options as there are terms to offer', () => {
    fc.assert(
      fc.property(pairs, fc.nat(), fc.nat(), (given, place, seed) => {
        const cards = cardsOf(...given);
        const asked = cards[place % cards.length] as Flashcard;
        const taken = cards
          .filter((card) => foldTerm(card.answer) === foldTerm(asked.answer))
          .map((card) => foldTerm(card.question));
        const others = new Set(cards.map((card) => foldTerm(card.question)));
        taken.forEach((term) => others.delete(term));

        expect(optionsFor(cards, asked, seed)).toHaveLength(1 + Math.min(3, others.size));
      }),
    );
  });

  it('says the same for the same cards and the same random numbers', () => {
    fc.assert(
      fc.property(pairs, fc.nat(), (given, seed) => {
        const cards = cardsOf(...given);
        const asked = cards[0] as Flashcard;

        expect(optionsFor(cards, asked, seed)).toEqual(optionsFor(cards, asked, seed));
      }),
    );
  });
});

describe('[B-108] small sets', () => {
  it.each([1, 2, 3])('a set of %i offers that many options', (count) => {
    const cards = cardsOf(
      ...(
        [
          ['A', 'first'],
          ['B', 'second'],
          ['C', 'third'],
        ] as const
      ).slice(0, count),
    );

    expect(optionsFor(cards, cards[0] as Flashcard)).toHaveLength(count);
  });

  it('four cards of one term offer that term alone', () => {
    const cards = cardsOf(['Ion', 'one'], ['ion', 'two'], ['Ion.', 'three'], ['ION', 'four']);

    expect(optionsFor(cards, cards[0] as Flashcard)).toEqual(['Ion']);
  });

  it('four cards of one definition offer the asked term alone', () => {
    const cards = cardsOf(['A', 'same'], ['B', 'Same'], ['C', 'same.'], ['D', ' same']);

    expect(optionsFor(cards, cards[2] as Flashcard)).toEqual(['C']);
  });
});

describe('[D-23] the wrong ones are of the same kind', () => {
  const biology = { documentId: 1, title: 'Membranes', field: 'Biology' } as const;
  const history = { documentId: 2, title: 'The Great War', field: 'History' } as const;
  const far = Array.from({ length: 60 }, (_, place) =>
    aCard({
      flashcardId: 100 + place,
      question: `In which year did event number ${place} take place, and where?`,
      answer: `It happened in 19${10 + place}, somewhere in Europe.`,
      document: history,
    }),
  );
  const near = [
    ['Diffusion', 'The movement of particles from higher to lower concentration.'],
    ['Plasmolysis', 'The shrinking of a plant cell when water leaves it.'],
    ['Aquaporin', 'A channel in the membrane that lets water through.'],
    ['Symport', 'The movement of two particles across the membrane together.'],
    ['Endocytosis', 'The movement of material into the cell.'],
    ['Exocytosis', 'The movement of material out of the cell.'],
    ['Transport', 'The movement of particles across the membrane.'],
    ['Turgor', 'The push of water against the cell wall.'],
  ].map(([question = '', answer = ''], place) =>
    aCard({ flashcardId: 10 + place, question, answer, document: biology }),
  );
  const osmosis = aCard({ document: biology });

  it('draws them from the nearest eight', () => {
    const cards = [...far, osmosis, ...near];
    const terms = near.map((card) => card.question);

    for (let seed = 0; seed < 50; seed += 1) {
      const wrong = optionsFor(cards, osmosis, seed).filter((term) => term !== 'Osmosis');
      expect(terms).toEqual(expect.arrayContaining(wrong));
    }
  });

  it('changes them, and the place of the right one, from test to test', () => {
    const cards = [...far, osmosis, ...near];
    const runs = Array.from({ length: 200 }, (_, seed) => optionsFor(cards, osmosis, seed * 7919));

    expect(new Set(runs.flat()).size).toBe(1 + near.length);
    expect(new Set(runs.map((options) => options.indexOf('Osmosis')))).toEqual(
      new Set([0, 1, 2, 3]),
    );
  });
});

it('[U-34] chooses among a thousand cards within a few milliseconds', () => {
  const cards = Array.from({ length: 1000 }, (_, place) =>
    aCard({
      flashcardId: place + 1,
      question: `Term number ${place}`,
      answer: `It is the ${place}th of many things, made of word${place % 50} and word${place % 70}.`,
    }),
  );
  const index = indexTerms(cards);
  const random = seeded(3);

  const startedAt = performance.now();
  for (const asked of cards.slice(0, 100)) {
    chooseOptions(index, asked, random);
  }

  // Generous, for a busy machine: on an idle one it is about 1 ms a question.
  expect((performance.now() - startedAt) / 100).toBeLessThan(100);
});
