import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import { LONG_TEXT } from '../fixtures/long-text';
import type { ProductServer } from '../fixtures/server';
import { clientOf, signInNewOperator, signInNewStudent } from '../fixtures/sign-in';
import { expect, test } from '../fixtures/test';
import { createFlashcardsPage } from '../pages/flashcards-page';
import { createOperatorPage } from '../pages/operator-page';
import { createSavedFlashcardsPage } from '../pages/saved-flashcards-page';

const NO_CHOICES = { kept: 0, edited: 0, dropped: 0 };
type Choices = typeof NO_CHOICES & { shownAs: string };

test('cards made from a text keep it as their document', async ({ page, server }, { project }) => {
  const generator = createFlashcardsPage(page);
  const saved = createSavedFlashcardsPage(page);
  const isOperator = project.name === 'desktop';
  const signIn = isOperator ? signInNewOperator : signInNewStudent;
  await signIn(page, server, `keeper.${project.name}@example.com`);
  const before = isOperator ? await readChoices(page, server) : NO_CHOICES;
  await generator.open();
  await generator.text.fill(LONG_TEXT);
  await generator.generate(3);
  await expect(generator.cardItems).toHaveCount(3, { timeout: 90_000 });
  await expect(generator.keepDocument).toBeChecked();
  await expectNoAxeViolations(page);
  await generator.save();
  await page.getByRole('button', { name: 'OK' }).click();

  await test.step('a second time it is the same document; keys keep and drop its cards', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await generator.open();
    await generator.text.fill(LONG_TEXT);
    await generator.generate(3);
    await expect(generator.cardItems).toHaveCount(3, { timeout: 90_000 });
    await generator.focus(1);
    await page.keyboard.press('k');
    await page.keyboard.press('d');
    await expect(generator.said).toHaveText('Card 2 dropped. 2 of 3 selected.');
    await generator.save();
  });

  await page.goto('/saved-documents');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await saved.open();
  await expect(page.getByRole('main')).toContainText('5 flashcards found');
  await expect(page.getByRole('main')).not.toContainText('N/A');

  await test.step('an operator sees how many were kept', async () => {
    if (!isOperator) {
      return;
    }
    const operators = createOperatorPage(page);
    await operators.openChoices();
    const [shown, kept, edited, dropped] = operators.sumOfChoices('Shown selected');
    await expect(shown).toHaveText(String(before.kept + before.edited + before.dropped + 6));
    await expect(kept).toHaveText(new RegExp(`% ${before.kept + 5}$`));
    await expect(edited).toHaveText(new RegExp(`% ${before.edited}$`));
    await expect(dropped).toHaveText(new RegExp(`% ${before.dropped + 1}$`));
    await expectNoAxeViolations(page);
  });
});

test('where panels lie one below the other the card quotes its passage', async ({ page }, {
  project,
}) => {
  test.setTimeout(240_000);
  const generator = createFlashcardsPage(page);
  if (project.name === 'desktop') {
    await page.setViewportSize({ width: 768, height: 900 });
  }
  await generator.open();
  await generator.text.fill(LONG_TEXT);
  await generator.generate(8);
  await expect(generator.cardItems).toHaveCount(8, { timeout: 90_000 });

  await test.step('the document is one row, which opens', async () => {
    await expect(generator.text).toBeHidden();
    await page.getByRole('button', { name: 'Show the document' }).click();
    await expect(generator.text).toBeVisible();
    await page.getByRole('button', { name: 'Hide the document' }).click();
    await expect(generator.text).toBeHidden();
  });

  await test.step('a card in focus shows its quote, and nobody else is active', async () => {
    await generator.answer(5).click();
    await expect(generator.card(5).locator('mark')).toBeVisible();
    await generator.card(6).hover();
    await expect(generator.cards.locator('[data-active="true"]')).toHaveCount(1);
    await expect(generator.cards.locator('[data-active="true"] mark')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await test.step('every tap on a toggle counts, and no card moves', async () => {
    const toggle = (number: number) =>
      generator.card(number).getByRole('button', { name: `Selected card ${number}`, exact: true });
    for (const number of [6, 7, 8]) {
      await (project.name === 'phone' ? toggle(number).tap() : toggle(number).click());
      await expect(toggle(number)).toHaveAttribute('aria-pressed', 'false');
      await expect(generator.card(5).locator('mark')).toBeVisible();
    }
  });

  await test.step('the box of the answer leaves the toggle alone', async () => {
    const answer = await generator.answer(5).boundingBox();
    const toggle = await generator
      .card(5)
      .getByRole('button', { name: 'Selected card 5', exact: true })
      .boundingBox();
    const isApart =
      (answer?.y ?? 0) >= (toggle?.y ?? 0) + (toggle?.height ?? 0) ||
      (toggle?.x ?? 0) >= (answer?.x ?? 0) + (answer?.width ?? 0);
    expect(isApart, JSON.stringify({ answer, toggle })).toBe(true);
  });
});

/** What students of the journeys before this one did with cards that were shown selected. */
async function readChoices(page: Page, server: ProductServer) {
  const { call, token } = await clientOf(page, server);
  const { data } = await call('GET', '/admin/card-choices', { token });
  const { totals } = data as { totals: Choices[] };
  const selected = totals.filter(({ shownAs }) => shownAs === 'selected');
  return selected.reduce(
    (sum, { kept, edited, dropped }) => ({
      kept: sum.kept + kept,
      edited: sum.edited + edited,
      dropped: sum.dropped + dropped,
    }),
    NO_CHOICES,
  );
}
