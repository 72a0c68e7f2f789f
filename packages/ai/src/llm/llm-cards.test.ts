import { describe, expect, it } from 'vitest';
import type { CardsRequest } from '../engine';
import { createModels } from '../models';
import { MODELS_DIR } from '../testing/models-dir';
import { makeLlmCards } from './llm-cards';
import type { Question } from './question';
import { SERVICE_REACH } from './reach';

const knowledge = createModels(MODELS_DIR);
const work = { signal: new AbortController().signal };

/** A model that answers the same cards to everybody, and what it was asked. */
async function ask(request: CardsRequest, ...cards: object[]) {
  const questions: Question[] = [];
  const model = {
    ask: async (question: Question) => {
      questions.push(question);
      return JSON.stringify({ cards });
    },
    reach: SERVICE_REACH,
    timeoutMs: 10_000,
  };
  const draft = await makeLlmCards(model, request, { work, knowledge });
  return { ...draft, questions };
}

const NOTES = `# Cell biology

**Mitochondrion**: organelle that releases the energy stored in sugar
**Ribosome**: particle that builds proteins from amino acids

## Water

Osmosis is the movement of water through a membrane from low to high concentration. In 1748 Jean-Antoine Nollet showed it with a bladder of wine in a vessel of water.`;

const OSMOSIS = {
  term: 'osmosis',
  quote: 'Osmosis is the movement of water through a membrane from low to high concentration.',
  kind: 'definition',
  definition: 'the movement of water through a membrane from low to high concentration',
  importance: 4,
};
const NOLLET = {
  term: 'Jean-Antoine Nollet',
  quote: 'In 1748 Jean-Antoine Nollet showed it with a bladder of wine in a vessel of water.',
  kind: 'cloze',
  definition: '',
  importance: 5,
};

describe('the pairs of a document', () => {
  it('come to the letter, without the model, which is told of them', async () => {
    const { cards, questions } = await ask({ text: NOTES, count: 5 }, OSMOSIS);

    expect(cards.map(({ term, definition }) => [term, definition])).toEqual([
      ['Mitochondrion', 'organelle that releases the energy stored in sugar'],
      ['Ribosome', 'particle that builds proteins from amino acids'],
      ['osmosis', OSMOSIS.definition],
    ]);
    expect(questions).toHaveLength(1);
    expect(questions[0]?.prompt).toContain('Terms that have a card: ["Mitochondrion","Ribosome"]');
    expect(questions[0]?.system).not.toContain('Mitochondrion');
  });

  it('stay as they are where the model has a card of its own for them', async () => {
    const again = {
      term: 'Mitochondrion',
      quote: 'Mitochondrion: organelle that releases the energy stored in sugar',
      definition: 'organelle that releases energy',
      importance: 5,
    };

    const { cards, dropped } = await ask({ text: NOTES, count: 5 }, again, OSMOSIS);

    expect(cards[0]?.definition).toBe('organelle that releases the energy stored in sugar');
    expect(dropped).toEqual([{ reason: 'duplicate', count: 1 }]);
  });

  it('are enough where no more cards are wanted: nobody is asked', async () => {
    const { cards, questions } = await ask({ text: NOTES, count: 2 }, OSMOSIS);

    expect(cards.map(({ term }) => term)).toEqual(['Mitochondrion', 'Ribosome']);
    expect(questions).toEqual([]);
  });

  it('are left to the model where the cards are translated', async () => {
    const translated = {
      ...OSMOSIS,
      term: 'sự thẩm thấu (osmosis)',
      definition: 'sự di chuyển của nước qua màng từ nồng độ thấp đến nồng độ cao',
    };

    const { cards, questions } = await ask({ text: NOTES, count: 5, answerIn: 'vi' }, translated);

    expect(cards.map(({ term }) => term)).toEqual(['sự thẩm thấu (osmosis)']);
    expect(questions[0]?.prompt).not.toContain('have a card');
  });

  it('do not hide that none of the model’s own cards holds', async () => {
    const wrong = {
      ...OSMOSIS,
      definition: OSMOSIS.definition.replace('from low to high', 'from high to low'),
    };

    await expect(ask({ text: NOTES, count: 5 }, wrong)).rejects.toMatchObject({
      kind: 'nothing_usable',
    });
  });
});

describe('what the model is shown', () => {
  const TEXT = `# Sorting <b>lists</b>

Sorting is the act of putting the items of a list into an order.

\`\`\`js
const sorted = items.toSorted((a, b) => a - b);
\`\`\`

Figure 3: A list of numbers before and after sorting

- A fast sort takes little time.

1. *Stable* sorts keep equal items in their order.

## References

Knuth, D. (1998). The Art of Computer Programming. Addison-Wesley.`;

  it('is the study text with its structure, without markup, code, captions and references', async () => {
    const { questions } = await ask(
      { text: TEXT, count: 3 },
      {
        term: 'sorting',
        quote: 'Sorting is the act of putting the items of a list into an order.',
        definition: 'the act of putting the items of a list into an order',
      },
    );

    const lines = questions[0]?.prompt.split('\n').slice(1, -1);
    expect(lines).toEqual([
      '# Sorting lists',
      '',
      'Sorting is the act of putting the items of a list into an order.',
      '',
      '- A fast sort takes little time.',
      '1. Stable sorts keep equal items in their order.',
      'Words that the author set in bold or italics: ["lists","Stable"]',
    ]);
  });

  it('is all that it can cite', async () => {
    const { dropped } = await ask(
      { text: TEXT, count: 3 },
      {
        term: 'list of numbers',
        quote: 'Figure 3: A list of numbers before and after sorting',
        definition: 'A figure before and after sorting',
      },
      {
        term: 'fast sort',
        quote: '- A fast sort takes little time.',
        definition: 'takes little time',
        importance: 5,
      },
    );

    expect(dropped).toEqual([{ reason: 'not_in_text', count: 1 }]);
  });
});

describe('a cloze of the model', () => {
  it('is the sentence of the text with a blank, whatever it says itself', async () => {
    const text = NOTES.replace('showed it', 'showed osmosis');
    const item = {
      ...NOLLET,
      quote: NOLLET.quote.replace('showed it', 'showed osmosis'),
      definition: 'He!',
    };

    const { cards, maybe } = await ask({ text, count: 5 }, item, OSMOSIS);

    expect([...cards, ...maybe]).toContainEqual({
      term: 'Jean-Antoine Nollet',
      definition: 'In 1748 ____ showed osmosis with a bladder of wine in a vessel of water.',
      kind: 'cloze',
      source: { quote: item.quote, start: text.indexOf('In 1748'), end: text.length },
    });
  });

  it.each([
    [
      'of a sentence that leans on others',
      'not_self_contained',
      { quote: 'They showed it with a bladder of wine in a vessel of plain water.' },
    ],
    ['for a term that is not in it', 'not_in_text', { term: 'Newton' }],
    [
      'for a term that the rest of it tells',
      'gives_itself_away',
      { term: 'wine', quote: 'In 1748 wine was kept in a bladder of wine in a vessel.' },
    ],
  ])('is refused %s', async (_, reason, change) => {
    const item = {
      ...NOLLET,
      quote: NOLLET.quote.replace('showed it', 'showed osmosis'),
      ...change,
    };
    const text = `${NOTES.replace('showed it', 'showed osmosis')} ${item.quote}`;

    const { dropped } = await ask({ text, count: 5 }, item, OSMOSIS);

    expect(dropped).toEqual([{ reason, count: 1 }]);
  });

  it('is Vietnamese in a Vietnamese text', async () => {
    const quote = 'Năm 1911 Nguyễn Tất Thành rời bến cảng Nhà Rồng để ra đi tìm đường cứu nước.';
    const text = `Phong trào yêu nước\n\n${quote} Khi đó đất nước đang bị thực dân Pháp đô hộ.`;

    const { cards, maybe } = await ask(
      { text, count: 3 },
      { term: 'Nguyễn Tất Thành', quote, kind: 'cloze', importance: 5 },
    );

    expect([...cards, ...maybe].map(({ definition }) => definition)).toEqual([
      'Năm 1911 ____ rời bến cảng Nhà Rồng để ra đi tìm đường cứu nước.',
    ]);
  });
});

describe('a definition of the model', () => {
  const placeOf = async (change: object) => {
    const { cards, maybe } = await ask(
      { text: NOTES, count: 5 },
      { ...OSMOSIS, ...change },
      { ...NOLLET, term: 'vessel', kind: 'definition', definition: 'a bladder of wine in water' },
    );
    const isThere = (list: { term: string }[]) => list.some(({ term }) => term === 'osmosis');
    return isThere(cards) ? 'selected' : isThere(maybe) ? 'maybe' : 'nowhere';
  };

  it.each([
    ['in the words of its source', 'selected', {}],
    [
      'shortened, but in their order',
      'selected',
      { definition: 'movement of water through a membrane' },
    ],
    [
      'of little importance, in other words',
      'maybe',
      { definition: 'movement of water, slowly, through a thin membrane', importance: 2 },
    ],
    [
      'half of it from elsewhere',
      'nowhere',
      { definition: 'slow movement of salty water in big old oceans through currents' },
    ],
    [
      'the other way round',
      'nowhere',
      { definition: 'movement of water through a membrane from high to low concentration' },
    ],
  ])('%s is %s', async (_, where, change) => {
    expect(await placeOf(change)).toBe(where);
  });
});
