import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { makeDeck } from '../../packages/extract/src/testing/make-deck';
import { readDeck } from '../../packages/extract/src/testing/read-deck';
import { expectNoAxeViolations } from '../fixtures/axe';
import { dropFiles } from '../fixtures/drop-files';
import { drawPicture } from '../fixtures/picture';
import { signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createSavedFlashcardsPage } from '../pages/saved-flashcards-page';
import { createSetCreatorPage } from '../pages/set-creator-page';
import { createStudyPage } from '../pages/study-page';

test('a picture goes from one student to another in a deck', ANY_SIZE, async ({ page, server }) => {
  const cards = createSavedFlashcardsPage(page);
  const creator = createSetCreatorPage(page);
  const study = createStudyPage(page);
  const picture = page.getByRole('img', { name: 'A blue cell' });
  let deck: Buffer = Buffer.alloc(0);

  await test.step('one puts it on a card and takes the set along', async () => {
    await signInNewStudent(page, server, 'draws@example.com');
    await cards.open();
    await cards.add({ question: 'Osmosis', answer: 'Water crosses a membrane.' });
    await cards.row('Osmosis').click();
    const front = cards.details.getByRole('group', { name: 'Pictures on the front' });
    await front
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await drawPicture());
    await front.getByLabel('What the picture shows').fill('A blue cell');
    await expect(front.getByRole('img', { name: 'A blue cell' })).toHaveAttribute('src', /^blob:/);
    await expectNoAxeViolations(page);
    await cards.details.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Flashcard updated')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select Osmosis' }).check();
    await page.getByRole('button', { name: 'Export' }).click();
    deck = await saveDeck();
    expect(deck.includes('WEBP')).toBe(true);
  });

  await test.step('another brings it and studies with the picture', async () => {
    await page.evaluate(() => localStorage.clear());
    await signInNewStudent(page, server, 'learns@example.com');
    await page.goto('/import-cards');
    await page.locator('input[type="file"]').setInputFiles({
      name: 'Cells.apkg',
      mimeType: 'application/octet-stream',
      buffer: deck,
    });
    await expect(page.getByText('1 picture or sound comes along.')).toBeVisible();
    await page.getByRole('button', { name: 'Study now' }).click();
    await page.waitForURL('**/study-quiz?set=*');
    await expect(picture.first()).toBeVisible();
    await expect(picture.first()).toHaveJSProperty('naturalWidth', 640);
    await expectNoAxeViolations(page);
  });

  await test.step('and has it in an own deck again', async () => {
    expect((await exportOpenedSet()).includes('WEBP')).toBe(true);
  });

  await test.step('a deck of the newest Anki comes, is studied and goes with its pictures', async () => {
    const { buffer } = await drawPicture();
    const bytes = await makeDeck({
      format: 'anki21b',
      deckName: 'Organs',
      notes: [
        ['Which organ is this? <img src="tim.png" alt="Tim">', 'heart'],
        ['lung', 'breathes <img src="phổi.png">'],
      ],
      media: { 'tim.png': buffer, 'phổi.png': buffer },
    });
    await dropFiles(page, [{ name: 'Organs.apkg', bytes: [...bytes] }]);
    await page.waitForURL('**/import-cards');
    await expect(page.getByText('2 pictures and sounds come along.')).toBeVisible();
    await page.getByRole('button', { name: 'Study now' }).click();
    await page.waitForURL('**/study-quiz?set=*');

    await expect(study.card(1, 2).getByRole('img').first()).toHaveJSProperty('naturalWidth', 640);
    await study.card(1, 2).getByRole('button', { name: 'Enlarge picture: Tim' }).click();
    await expect(page.getByRole('dialog', { name: 'Tim' }).getByRole('img')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Tim' })).toBeHidden();
    await study.flip();
    await expect(study.shownSide).toContainText('heart');
    await study.next();
    await expect(study.card(2, 2)).toBeVisible();

    const taken = await readDeck(new Uint8Array(await exportOpenedSet()));
    expect(taken.cards).toMatchObject([
      { question: 'Which organ is this?', answer: 'heart', media: { question: [{}], answer: [] } },
      { question: 'lung', answer: 'breathes', media: { question: [], answer: [{}] } },
    ]);
    expect(taken.media.length).toBeGreaterThan(0);
    expect(taken.media.every((file) => file.includes('WEBP'))).toBe(true);
  });

  async function exportOpenedSet(): Promise<Buffer> {
    const setId = new URL(page.url()).searchParams.get('set') ?? '';
    await page.goto(`/set-creator?set=${setId}`);
    return bytesOf(await creator.export('Anki deck'));
  }

  async function saveDeck(): Promise<Buffer> {
    const download = page.waitForEvent('download');
    await page
      .getByRole('dialog', { name: 'Export', exact: true })
      .getByRole('button', { name: 'Anki deck' })
      .click();
    return bytesOf(await download);
  }
});

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}
