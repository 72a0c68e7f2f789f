import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import { bringLanguageModel, fetchModel } from '../fixtures/fake-language-model';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createFlashcardsPage } from '../pages/flashcards-page';

const QUOTE = 'Osmosis is the movement of water through a membrane from low to high concentration.';
const TEXT = `# Water in cells

**Mitochondrion**: organelle that releases the energy stored in sugar
**Ribosome**: particle that builds proteins from amino acids

${QUOTE} Plants take up water from the soil in this way.`;
const CARDS = [
  {
    term: 'osmosis',
    quote: QUOTE,
    definition: 'the movement of water through a membrane from low to high concentration',
    importance: 5,
  },
  {
    term: 'membrane',
    quote: QUOTE,
    definition: 'the movement of water from high to low concentration',
    importance: 5,
  },
];

test(
  'a browser without a model shows nothing of it, and loads nothing for it',
  ANY_SIZE,
  async ({ page }) => {
    const generator = createFlashcardsPage(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));

    await generator.open();
    await expect(generator.text).toBeVisible();

    expect(await findModel(page)).toMatch(/^(?:none|unavailable)$/);
    await expect(page.getByRole('switch')).toHaveCount(1);
    expect(loaded.filter((url) => url.includes('cards.worker'))).toEqual([]);
  },
);

/** What the real Prompt API of this browser says. */
function findModel(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { LanguageModel: model } = window as {
      LanguageModel?: { availability: (options: object) => Promise<string> };
    };
    const expectedOutputs = [{ type: 'text', languages: ['en'] }];
    return (await model?.availability({ expectedOutputs })) ?? 'none';
  });
}

test(
  'a browser’s own model makes the cards here, and nothing is sent',
  ANY_SIZE,
  async ({ page }) => {
    test.setTimeout(120_000);
    const generator = createFlashcardsPage(page);
    const choice = page.getByRole('switch', { name: 'Use this browser’s model' });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') {
        sent.push(`${request.url()} ${request.postData() ?? ''}`);
      }
    });
    await bringLanguageModel(page, { cards: CARDS, isThere: false });
    await generator.open();
    await generator.text.fill(TEXT);

    await test.step('it is off until it is chosen, then its model is fetched', async () => {
      await expect(choice).not.toBeChecked();
      await choice.check();
      await fetchModel(page, 0.42);
      await expect(page.getByText('Fetching: 42 %')).toBeVisible();
      await expectNoAxeViolations(page);
      await fetchModel(page, 1);
      await expect(page.getByText(/Fetching/)).toHaveCount(0);
    });

    await test.step('pairs to the letter, and of the model what holds', async () => {
      await generator.generate(10);
      await expect(generator.cardItems).toHaveCount(3, { timeout: 60_000 });
      await expect(generator.question(1)).toHaveValue('Mitochondrion');
      await expect(generator.answer(1)).toHaveValue(
        'organelle that releases the energy stored in sugar',
      );
      await expect(generator.question(3)).toHaveValue('osmosis');
      await expectNoAxeViolations(page);
    });

    expect(sent.filter((call) => call.includes('/ai/') || call.includes('membrane'))).toEqual([]);

    await test.step('the choice is remembered here', async () => {
      await page.reload();
      await expect(choice).toBeChecked();
    });
  },
);
