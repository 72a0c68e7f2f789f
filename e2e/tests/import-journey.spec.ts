import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe';
import { makePdf } from '../fixtures/pdf';
import { signInNewStudent } from '../fixtures/sign-in';
import { ANY_SIZE, expect, test } from '../fixtures/test';
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

type CarriedFile = { name: string; bytes: number[] };

function aLecture(number: number): CarriedFile {
  const lines = [
    `Lecture ${number}`,
    `A lum${number}ase is a protein of the cell that splits sugar number ${number} into two halves.`,
    `The vor${number} chamber is the part of plant ${number} in which water is stored for the winter.`,
  ];
  return { name: `Lecture ${number}.pdf`, bytes: [...makePdf(lines)] };
}

/** As if they came from the desktop: Playwright itself drops nothing from outside the page. */
async function dropFiles(page: Page, files: readonly CarriedFile[]) {
  const dataTransfer = await page.evaluateHandle((carried) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of carried) {
      transfer.items.add(new File([new Uint8Array(bytes)], name));
    }
    return transfer;
  }, files);
  const main = page.getByRole('main');
  await main.dispatchEvent('dragover', { dataTransfer });
  await main.dispatchEvent('drop', { dataTransfer });
}
