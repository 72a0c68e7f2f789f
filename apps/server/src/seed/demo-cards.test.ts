import { flashcardEndpoints } from '@scholar/contract';
import { expect, it } from 'vitest';
import { DEMO_SETS, demoCardsOf } from './demo-cards';
import { DEMO_DOCUMENTS } from './demo-documents';

it.each(DEMO_DOCUMENTS.map((document) => [document.title, document] as const))(
  'the cards of the demo document “%s” are valid and cite its text',
  (_, document) => {
    const flashcardList = demoCardsOf(document);

    expect(flashcardEndpoints.addBulk.body.safeParse({ flashcardList }).success).toBe(true);
    const text = document.sourceText ?? document.content;
    const cited = flashcardList.flatMap(({ source }) => (source ? [source] : []));
    expect(cited.length).toBeGreaterThanOrEqual(3);
    expect(cited.map(({ start, end }) => text.slice(start, end))).toEqual(
      cited.map(({ quote }) => quote),
    );
  },
);

it('the demo sets are of documents that are there', () => {
  const titles = DEMO_DOCUMENTS.map(({ title }) => title);

  expect(titles).toEqual(expect.arrayContaining(Object.values(DEMO_SETS).flat()));
});
