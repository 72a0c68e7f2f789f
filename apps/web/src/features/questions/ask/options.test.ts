import type { Flashcard } from '@scholar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCard, aCloze, cardsOf } from '../../../testing/cards';
import { foldTerm, indexTerms } from './term-index';
import { chooseOptions } from './options';

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
    const definition = fc.constantFrom('first', 'FIRST.', 'second', 'third', 'fourth');
    const unnamed = fc.array(fc.tuple(text, definition), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(unnamed, fc.nat(), fc.nat(), (given, place, seed) => {
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
    ['Filtration', 'The push of water through a membrane that holds particles back.'],
    ['Secretion', 'The movement of a product out of the cell that made it.'],
    ['Endocytosis', 'The movement of material into the cell.'],
    ['Exocytosis', 'The movement of material out of the cell.'],
    ['Absorption', 'The movement of particles across the membrane into the body.'],
    ['Wilting', 'The loss of the push of water against the cell wall.'],
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

/** Every term that any of so many tests offers beside the right one. */
function wrongFor(cards: Flashcard[], asked: Flashcard): string[] {
  const offered = Array.from({ length: 60 }, (_, seed) => optionsFor(cards, asked, seed * 7919));
  return [...new Set(offered.flat())].filter((term) => term !== asked.question).toSorted();
}

describe('[D-23] the wrong ones are the same kind of thing', () => {
  const people = cardsOf(
    ['Isaac Newton', 'He found the law of gravitation.'],
    ['Marie Curie', 'She found two elements.'],
    ['Charles Darwin', 'He wrote about the origin of species.'],
    ['Paris', 'The capital of France.'],
  );
  const years = cardsOf(
    ['1789', 'The storming of the Bastille.'],
    ['1914', 'The war begins.'],
    ['May 1945', 'The war ends in Europe.'],
    ['19th century', 'The age of steam.'],
  );
  const processes = cardsOf(
    ['Respiration', 'Cells release energy from sugar.'],
    ['Mitosis', 'A nucleus divides into two like it.'],
    ['Cell signalling', 'Cells talk to each other.'],
    ['Cycle of carbon', 'The process that carries carbon through nature.'],
  );
  const acronyms = cardsOf(
    ['ATP', 'The carrier of energy.'],
    ['DNA', 'The carrier of what is inherited.'],
    ['RNA', 'A copy that leaves the nucleus.'],
    ['NADPH', 'A carrier of electrons.'],
  );
  const things = cardsOf(
    ['Membrane', 'It surrounds a cell.'],
    ['Leaf', 'It catches light.'],
    ['Root', 'It takes up water.'],
    ['Stem', 'It carries the plant.'],
  );
  const all = [...people, ...years, ...processes, ...acronyms, ...things];

  it.each([
    ['a name with names', people],
    ['a date with dates', years],
    ['a process with processes', processes],
    ['an acronym with acronyms', acronyms],
    ['a thing with things', things],
  ])('%s', (_, group) => {
    for (const asked of group) {
      const others = group.map((card) => card.question).filter((term) => term !== asked.question);
      expect(wrongFor(all, asked)).toEqual(others.toSorted());
    }
  });

  it('with others where there are too few of its kind', () => {
    const cards = [...years.slice(0, 2), ...things];

    expect(optionsFor(cards, cards[0] as Flashcard)).toHaveLength(4);
    expect(wrongFor(cards, cards[0] as Flashcard)).toContain('1914');
  });
});

describe('[D-23] the wrong ones are of the same language', () => {
  const vietnamese = cardsOf(
    ['Quang hợp', 'Quá trình cây xanh tạo ra đường từ ánh sáng.'],
    ['Thoát hơi nước', 'Sự mất nước qua bề mặt lá.'],
    ['Enzim', 'Chất xúc tác sinh học trong tế bào.'],
    ['ADN', 'Phân tử mang thông tin di truyền của tế bào.'],
  );
  const english = cardsOf(
    ['Photosynthesis', 'The process by which plants make sugar from light.'],
    ['Transpiration', 'The loss of water from the leaves of a plant.'],
    ['Enzyme', 'A catalyst of living cells.'],
    ['Nguyễn Huệ', 'The emperor who won the battle of Đống Đa.'],
  );

  it.each([
    ['Vietnamese', vietnamese],
    ['English, a Vietnamese name included', english],
  ])('%s', (_, group) => {
    for (const asked of group) {
      const others = group.map((card) => card.question).filter((term) => term !== asked.question);
      expect(wrongFor([...vietnamese, ...english], asked)).toEqual(others.toSorted());
    }
  });
});

describe('[D-43] a sentence with a blank', () => {
  const cloze = (question: string, answer: string) => aCloze({ question, answer });
  const definitions = cardsOf(
    ['Nucleus', 'It holds what is inherited.'],
    ['Vacuole', 'It stores water.'],
    ['Chloroplast', 'It catches light.'],
  );

  it('is offered the terms of other sentences', () => {
    const sentences = [
      cloze('ribosome', 'Proteins are made by a ____.'),
      cloze('lysosome', 'Old parts are taken to a ____.'),
      cloze('centriole', 'Spindles start at a ____.'),
      cloze('cilium', 'Dust is moved by a ____.'),
    ];

    expect(wrongFor([...definitions, ...sentences], sentences[0] as Flashcard)).toEqual([
      'centriole',
      'cilium',
      'lysosome',
    ]);
  });

  it('never offers a word that stands in it', () => {
    const asked = cloze('lysosome', 'A ____ takes old parts from the nucleus to a vacuole.');

    expect(wrongFor([asked, ...definitions], asked)).toEqual(['Chloroplast']);
  });
});

describe('[D-23] the wrong ones are of the same number', () => {
  it('many with many', () => {
    const many = cardsOf(
      ['Ribosomes', 'They make proteins.'],
      ['Lysosomes', 'They digest old parts.'],
      ['Vacuoles', 'They store water.'],
      ['Plastids', 'They make and store food.'],
    );
    const one = Array.from({ length: 8 }, (_, place) =>
      aCard({ question: `Organell${'abcdefgh'[place]}`, answer: `It is part ${place}.` }),
    );

    expect(wrongFor([...one, ...many], many[0] as Flashcard)).toEqual([
      'Lysosomes',
      'Plastids',
      'Vacuoles',
    ]);
  });
});

describe('[B-109] no wrong one is right as well', () => {
  const others = cardsOf(
    ['Membrane', 'It surrounds a cell.'],
    ['Leaf', 'It catches light.'],
    ['Root', 'It takes up water.'],
  );

  it.each([
    ['a synonym in the definition', 'Void', 'Not binding, also called null.', 'Null'],
    ['a synonym in brackets there', 'Salt', 'A spice (sodium chloride).', 'Sodium chloride'],
    ['its plural', 'Void', 'What nulls are.', 'Null'],
    ['the same with its short form', 'Adenosine triphosphate (ATP)', 'It carries energy.', 'ATP'],
    ['the same in the other order', 'ATP', 'It carries energy.', 'Adenosine triphosphate (ATP)'],
    ['what it is a kind of', 'Active transport', 'It moves ions with energy.', 'Transport'],
    ['a kind of it', 'Transport', 'It moves ions through walls.', 'Passive transport'],
    ['what it is a kind of, in Vietnamese', 'Mô phân sinh', 'Nhóm tế bào còn phân chia.', 'Mô'],
    ['a kind of it, in Vietnamese', 'Mô', 'Nhóm tế bào cùng làm một việc.', 'Mô mềm'],
  ])('%s', (_, question, answer, alsoRight) => {
    const asked = aCard({ flashcardId: 8, question, answer });
    const right = aCard({ flashcardId: 9, question: alsoRight, answer: 'Something else.' });

    expect(wrongFor([asked, right, ...others], asked)).toEqual(['Leaf', 'Membrane', 'Root']);
  });

  it('but a longer term that is another thing may be offered', () => {
    const asked = aCard({ flashcardId: 8, question: 'Cell', answer: 'The unit of life.' });
    const wall = aCard({ flashcardId: 9, question: 'Cell wall', answer: 'It is stiff.' });

    expect(wrongFor([asked, wall, ...others], asked)).toContain('Cell wall');
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
