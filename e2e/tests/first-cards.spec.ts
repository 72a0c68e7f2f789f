import { expectNoAxeViolations } from '../fixtures/axe';
import { bookOf } from '../fixtures/book';
import { paste } from '../fixtures/paste';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createFlashcardsPage } from '../pages/flashcards-page';

const COUNT = 20;

test(
  'the first cards of a long text show while the rest is being made',
  ANY_SIZE,
  async ({ page, server }) => {
    const generator = createFlashcardsPage(page);
    const text = bookOf(100_000);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await generator.open();
    await generator.text.click();
    await paste(page, text);
    await generator.generate(COUNT);

    await expect(generator.card(1)).toBeVisible();
    await expect(generator.cards).toContainText('More cards are coming…');
    await expect(generator.saveButton).toBeDisabled();
    await expectNoAxeViolations(page);
    const first = await generator.question(1).inputValue();
    await generator.question(1).fill(`${first}, edited`);
    await generator.toggle(1);

    await expect(generator.saveButton).toBeEnabled({ timeout: 120_000 });
    await expect(generator.cards).toContainText(`${COUNT - 1} of ${COUNT} selected`);
    await expect(generator.question(1)).toHaveValue(`${first}, edited`);

    await test.step('they are those of one answer', async () => {
      // Told its language, the text is another question: the answer is not one that is remembered.
      const answer = await page.request.post(`${server.url}/ai/flashcards`, {
        data: { document_text: text, num_keywords: COUNT, language: 'en' },
        timeout: 120_000,
      });
      const { flashcards } = (await answer.json()) as {
        flashcards: { keywords: { term: string }[] };
      };
      const shown = await Promise.all(
        Array.from({ length: COUNT }, (_, at) => generator.question(at + 1).inputValue()),
      );
      expect([first, ...shown.slice(1)].toSorted()).toEqual(
        flashcards.keywords.map(({ term }) => term).toSorted(),
      );
    });
  },
);
