import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineTexts, LanguageContext, useTexts } from './index';

const bilingual = defineTexts({
  en: { cards: (count: number) => `${count} cards` },
  vi: { cards: (count: number) => `${count} thẻ` },
});
const english = defineTexts({ en: { cards: (count: number) => `${count} cards` } });

it.each([
  ['the chosen language', bilingual, '3 thẻ'],
  ['English where a language is missing', english, '3 cards'],
])('speaks %s', (_, catalogue, shown) => {
  render(
    <LanguageContext value="vi">
      <Count catalogue={catalogue} />
    </LanguageContext>,
  );

  expect(screen.getByText(shown)).toBeVisible();
});

function Count({ catalogue }: { catalogue: typeof english }) {
  return <p>{useTexts(catalogue).cards(3)}</p>;
}
