import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import { dropFiles, type CarriedFile } from '../fixtures/drop-files';
import { makePdf } from '../fixtures/pdf';
import { clientOf, signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
import { createSetCreatorPage } from '../pages/set-creator-page';
import { createStudyPage } from '../pages/study-page';

const FILES = 40;

test('forty files become sets to study with two clicks', ANY_SIZE, async ({ page, server }) => {
  const study = createStudyPage(page);
  await signInNewStudent(page, server, 'many.files@example.com');

  await dropFiles(
    page,
    Array.from({ length: FILES }, (_, at) => aLecture(at + 1)),
  );
  await page.waitForURL('**/import');
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents).toContainText(`of ${FILES} ready`);

  await test.step('the queue goes on beside other work, and after a reload', async () => {
    await page.getByRole('link', { name: 'Saved Docs' }).click();
    await expect(page.getByRole('link', { name: /of 40 read/ })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: /of 40 read|40 documents ready/ }).click();
  });

  await expect(documents).toContainText(`${FILES} of ${FILES} ready`, { timeout: 180_000 });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Study now' }).click();

  await page.waitForURL('**/study-quiz?set=*');
  await expect(study.shownSide).toBeVisible();
  await expect(page.getByText('39 more sets are saved.')).toBeVisible();
});

test(
  'a list and a table of cards are studied word for word',
  ANY_SIZE,
  async ({ page, server }) => {
    const study = createStudyPage(page);
    await signInNewStudent(page, server, 'own.cards@example.com');
    const words = Array.from(
      { length: 60 },
      (_, at) => `từ số ${at + 1}\tword - number, ${at + 1}`,
    );

    await test.step('a list from the clipboard', async () => {
      await page.goto('/import-cards');
      await page.getByLabel('Paste a list').fill(words.join('\n'));
      await page.getByRole('button', { name: 'Show cards' }).click();
      await expect(page.getByText('60 cards', { exact: true })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: 'từ số 10', exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Study now' }).click();
      await page.waitForURL('**/study-quiz?set=*');
      await expect(study.shownSide).toContainText('từ số 1');
    });

    await test.step('a table that is dropped, with the cards the student has already', async () => {
      const rows = ['Term,Meaning', '"từ số 1","word - number, 1"', 'một,"one, 1"'];
      await dropFiles(page, [
        { name: 'Numbers.csv', bytes: [...new TextEncoder().encode(rows.join('\n'))] },
      ]);
      await page.waitForURL('**/import-cards');
      await expect(page.getByText('1 card, 1 you have already')).toBeVisible();
      await page.getByRole('button', { name: 'Study now' }).click();
      await expect(study.shownSide).toContainText('một');
    });
  },
);

test('a photo of a page becomes cards', ANY_SIZE, async ({ page, server }) => {
  const study = createStudyPage(page);
  await signInNewStudent(page, server, 'photo@example.com');

  await dropFiles(page, [{ name: 'Board.png', bytes: await drawBoard(page) }]);
  await page.waitForURL('**/import');

  const documents = page.getByRole('region', { name: 'Documents' });
  await expect(documents).toContainText('1 page, 1 recognised (1)', { timeout: 180_000 });
  await page.getByRole('button', { name: 'Study now' }).click();
  await page.waitForURL('**/study-quiz?set=*');
  await expect(study.shownSide).toContainText(/photosynthesis|chlorophyll/i);
});

test(
  'a set is studied by its link without an account, and no longer once it is closed',
  ANY_SIZE,
  async ({ page, server, openElsewhere, expectedConsole }) => {
    expectedConsole.push(/404/);
    const sets = createSetCreatorPage(page);
    await signInNewStudent(page, server, 'link.owner@example.com', 'Lan');
    const { call, token } = await clientOf(page, server);
    const cards = [
      { question: 'Water', answer: '$H_2O$' },
      { question: 'Table salt', answer: '$NaCl$' },
    ];
    await call('POST', '/import', { token, json: { sets: [{ title: 'Formulas', cards }] } });
    await sets.open();
    await sets.choose('Formulas');
    const address = await sets.makeLink();

    const visitor = await openElsewhere();
    await test.step('a stranger reads and flips through it', async () => {
      await visitor.goto(address);
      await expect(visitor.getByRole('heading', { name: 'Formulas' })).toBeVisible();
      await expect(visitor.getByText('2 cards')).toBeVisible();
      await expectNoAxeViolations(visitor);
      await visitor.getByRole('link', { name: 'Flip through' }).click();
      await expect(visitor.getByRole('group', { name: /^Card 1 of/ })).toContainText('Water');
      await visitor.keyboard.press('Space');
      await expect(visitor.locator('.katex').first()).toBeVisible();
    });

    await sets.closeLink();
    await visitor.goto(address);
    await expect(visitor.getByText('This link does not work.')).toBeVisible();
  },
);

function aLecture(number: number): CarriedFile {
  const lines = [
    `Lecture ${number}`,
    `A lum${number}ase is a protein of the cell that splits sugar number ${number} into two halves.`,
    `The vor${number} chamber is the part of plant ${number} in which water is stored for the winter.`,
  ];
  return { name: `Lecture ${number}.pdf`, bytes: [...makePdf(lines)] };
}

/** Chalk and paper: letters of the product's own fonts, the right half in the shadow of a hand. */
async function drawBoard(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const lines = [
      'Photosynthesis is the process by which plants turn light',
      'into chemical energy. Chlorophyll is the green pigment',
      'of leaves that absorbs the light of the sun.',
    ];
    const canvas = new OffscreenCanvas(1_400, 360);
    const context = canvas.getContext('2d');
    if (!context) {
      throw new Error('This browser draws nothing.');
    }
    context.fillStyle = '#f2efe6';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#222';
    context.font = '44px serif';
    lines.forEach((line, at) => context.fillText(line, 60, 100 + at * 80));
    context.fillStyle = 'rgb(0 0 0 / 55%)';
    context.fillRect(canvas.width / 2, 0, canvas.width / 2, canvas.height);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
}
