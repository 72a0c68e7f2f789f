import { describe, expect, it } from 'vitest';
import { quoteOf } from '../reading/quote';
import { type ReadDocument, readDocument } from '../reading/read-document';
import { chooseCards } from './choose-cards';

const chapterOf = (at: number, facts = 4) =>
  `Chapter ${at}\n\n${Array.from({ length: facts }, (_, fact) => `Thing${at}x${fact} is a tool number ${fact} of chapter ${at}.`).join(' ')}`;

describe('cards are spread over the sections', () => {
  const document = read([1, 2, 3, 4].map((at) => chapterOf(at)).join('\n\n'));

  it('where one section has slightly better cards than the others', () => {
    const { cards } = choose(document, 4, (term) => (term.startsWith('Thing1x') ? 1.2 : 1));

    expect(cards.map(({ term }) => term[5])).toEqual(['1', '2', '3', '4']);
  });

  it('and come from one section all the same where its cards are much better', () => {
    const { cards } = choose(document, 4, (term) => (term.startsWith('Thing1x') ? 9 : 1));

    expect(cards.map(({ term }) => term[5])).toEqual(['1', '1', '1', '1']);
  });

  it('in the order of the text, not of their worth', () => {
    const { cards } = choose(document, 3, (term) => 1 + Number(term[5]) / 10);

    const starts = cards.map(({ source }) => source.start);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});

describe('the coverage', () => {
  it('names every section without a card where there was room for one', () => {
    const document = read([1, 2, 3].map((at) => chapterOf(at)).join('\n\n'));

    const { coverage } = choose(document, 3, () => 1, '1x');

    expect(coverage).toMatchObject({ sections: 3, withCards: 1, missing: 2 });
    expect(coverage.withoutCards.map(({ title }) => title)).toEqual(['Chapter 2', 'Chapter 3']);
  });

  it('misses nothing where every card that was asked for has a section of its own', () => {
    const document = read(Array.from({ length: 60 }, (_, at) => chapterOf(at, 1)).join('\n\n'));

    const { coverage } = choose(document, 50);

    expect(coverage).toEqual({ sections: 60, withCards: 50, missing: 0, withoutCards: [] });
  });

  it('misses no more sections than there were cards to ask for, the longest ones', () => {
    const chapters = Array.from({ length: 8 }, (_, at) => chapterOf(at, at === 5 ? 9 : 2));
    const document = read(chapters.join('\n\n'));

    const { coverage } = choose(document, 3, () => 1, '0x');

    expect(coverage).toMatchObject({ sections: 8, withCards: 1, missing: 2 });
    expect(coverage.withoutCards.map(({ title }) => title)).toEqual(['Chapter 1', 'Chapter 5']);
  });

  it('lists fifty of them and counts them all', () => {
    const document = read(Array.from({ length: 90 }, (_, at) => chapterOf(at, 1)).join('\n\n'));

    const { coverage } = choose(document, 90, () => 1, '1x');

    expect(coverage).toMatchObject({ sections: 90, missing: 90 - coverage.withCards });
    expect(coverage.missing).toBeGreaterThan(50);
    expect(coverage.withoutCards).toHaveLength(50);
  });

  it('calls the part before the first heading by its first words', () => {
    const opening =
      'Water moves through the thin membranes of all living cells, and nobody sees it move at all.';
    const document = read(`${opening}\n\n${chapterOf(1)}`);

    const { coverage } = choose(document, 5, () => 1, '1x');

    expect(coverage.withoutCards.map(({ title }) => title)).toEqual([
      'Water moves through the thin membranes of all living cells…',
    ]);
  });
});

function read(text: string): ReadDocument {
  return readDocument(text, 'en');
}

/** A card for each `Thing…` whose chapter's number begins with `only`. */
function choose(
  document: ReadDocument,
  count: number,
  scoreOf: (term: string) => number = () => 1,
  only = '',
) {
  const drafts = document.sentences.flatMap(({ start, end }) => {
    const term = /^Thing\S+/.exec(document.text.slice(start, end))?.[0];
    const isWanted = term?.startsWith(`Thing${only}`) ?? false;
    return term && isWanted
      ? [
          {
            card: { term, definition: term, source: quoteOf(document.text, start, end) },
            score: scoreOf(term),
          },
        ]
      : [];
  });
  return chooseCards(document, drafts, {
    count,
    language: 'en',
    faultOf: () => undefined,
    isDuplicate: () => false,
  });
}
