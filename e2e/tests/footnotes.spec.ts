import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import {
  expectLinesUnderTheirWords,
  readNumbersOnWords,
  scrollToFirstLine,
} from '../fixtures/footnotes';
import { LONG_TEXT } from '../fixtures/long-text';
import { paste } from '../fixtures/paste';
import { expect, test } from '../fixtures/test';
import { createFlashcardsPage } from '../pages/flashcards-page';

test('the lines and numbers of a pasted text lie where its sentences are', async ({ page }, {
  project,
}) => {
  const isPhone = project.name === 'phone';
  test.setTimeout(240_000);
  const generator = createFlashcardsPage(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await generator.open();
  await generator.text.click();
  await paste(page, LONG_TEXT);
  await expect(generator.text).toHaveValue(LONG_TEXT);
  await generator.generate(24);
  await expect(generator.cardItems.nth(19)).toBeAttached({ timeout: 90_000 });
  await showDocument(page);

  await test.step('after the paste, where nobody has scrolled', async () => {
    await expectLinesUnderTheirWords(page);
    expect(await readNumbersOnWords(page)).toEqual([]);
    await expectNoAxeViolations(page);
  });

  await test.step('after typing at the beginning, which moves everything', async () => {
    await generator.text.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('Some words that were not there. And a line.\n\n');
    await scrollToFirstLine(page);
    await expectLinesUnderTheirWords(page);
  });

  await test.step('in a window of another size', async () => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: size.width - 40, height: size.height - 60 });
    await scrollToFirstLine(page);
    await expectLinesUnderTheirWords(page);
    await page.setViewportSize(size);
    await expectLinesUnderTheirWords(page);
  });

  await test.step('zoomed in', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.25'));
    await scrollToFirstLine(page);
    await expectLinesUnderTheirWords(page);
    await page.evaluate(() => document.documentElement.style.removeProperty('zoom'));
  });

  if (!isPhone) {
    await test.step('with the divider dragged', async () => {
      const handle = await generator.splitter.boundingBox();
      if (!handle) {
        throw new Error('The divider is not on the screen.');
      }
      await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
      await page.mouse.down();
      await page.mouse.move(handle.x - 90, handle.y + handle.height / 2, { steps: 5 });
      await expectLinesUnderTheirWords(page);
      await page.mouse.up();
      await expectLinesUnderTheirWords(page);
    });

    await test.step('scrolled to the passage of a card', async () => {
      await generator.card(17).getByRole('button', { name: 'Source of card 17' }).click();
      await expect(page.locator('section mark').first()).toBeInViewport();
      await expectLinesUnderTheirWords(page);
    });
  }

  await test.step('in another text, written over all of it', async () => {
    await generator.text.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await paste(page, LONG_TEXT.split('\n\n').toReversed().join('\n\n'));
    await showDocument(page);
    await expectLinesUnderTheirWords(page);
    expect(await readNumbersOnWords(page)).toEqual([]);
  });
});

/** On a phone the document gives way to the cards. */
async function showDocument(page: Page) {
  const closed = page.getByRole('button', { name: 'Show the document' });
  if (await closed.isVisible()) {
    await closed.click();
  }
  await page.getByRole('heading', { name: 'Original Document' }).scrollIntoViewIfNeeded();
}
